/// The arguments of a macro, as its use writes them.
enum AttributeArguments {
    /// The arguments of an attribute such as `@Name(1, "a")`.
    static func all(of attribute: String) -> [String] {
        let scanner = SourceScanner(attribute)
        guard let open = scanner.tokens.firstIndex(where: { scanner.text($0) == "(" }) else { return [] }
        let inner = scanner.tokens[(open + 1)...].dropLast()
        return inner.split { $0.depth == 1 && scanner.text($0) == "," }.map {
            scanner.text($0.first!.range.lowerBound..<$0.last!.range.upperBound)
        }
    }

    /// The type that an argument such as `Int.self` names.
    static func type(named argument: String) -> String {
        argument.hasSuffix(".self") ? String(argument.dropLast(".self".count)) : argument
    }
}
