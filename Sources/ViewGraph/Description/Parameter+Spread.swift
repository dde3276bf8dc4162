extension Parameter where Value: DynamicConvertible {
    /// A parameter that takes several values: all arguments that are left in order, or a list of them by name or in one
    /// table. So `f("a", "b")`, `f{ "a", "b" }` and `f{ name = { "a", "b" } }` are the same.
    public static func spread(_ name: String, _ type: Value.Type = Value.self) -> Parameter {
        Parameter(name, Value.self, isPositional: true) {
            if let value = $0.take(name, positional: false) { return try convert(value, name) }
            let values = $0.takeRest()
            switch values.count {
            case 0: throw ArgumentError.missing(argument: name, expected: Value.dynamicName)
            case 1:
                if let value = try? convert(values[0], name) { return value }
                if try values[0].elements() != nil { return try convert(values[0], name) }
                return try convert(.list(values), name)
            default: return try convert(.list(values), name)
            }
        }
    }
}
