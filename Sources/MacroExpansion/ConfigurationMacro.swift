/// `@ConfigurationMembers` of the library itself: what the configuration of a style makes of its properties.
struct ConfigurationMacro {
    private let properties: [StoredProperty]

    /// Reads the declaration of a configuration.
    init(_ declaration: String) throws(MacroFailure) {
        properties = try StoredProperty.all(of: declaration, for: "ConfigurationMembers")
    }

    /// The initializer, in which parts of the control are empty by default, and the properties by name.
    var members: String {
        let defaults = properties.map { ($0, $0.type.hasPrefix("Self.") ? ".init()" : $0.value) }
        return """
            \(MemberwiseMacro.initializer(defaults, access: "package"))

            @MainActor public var dynamicFields: [String: DynamicValue] {
                [\(fields.joined(separator: ", "))]
            }
            """
    }

    /// The fields; one with a wrapper has its wrapper as well: `isOn` and `isOnBinding`.
    private var fields: [String] {
        properties.flatMap { property in
            let name = property.name
            let field = "\"\(name)\": .field(\(name))"
            return property.wrapper.map { [field, "\"\(name)\($0)\": .field($\(name))"] } ?? [field]
        }
    }
}
