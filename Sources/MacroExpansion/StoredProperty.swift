/// A stored property of a type that its initializer sets.
struct StoredProperty: Equatable {
    let name: String
    let type: String
    /// The initial value of a variable; nil without one.
    let value: String?
    /// Whether it is a variable, not a constant.
    let isVariable: Bool
    /// The property wrapper, such as `Binding`; nil without one.
    let wrapper: String?

    /// The properties of a type, in order, without the constants that have a value.
    ///
    /// - Throws: `MacroFailure` for something else than a type, and for a property without a type; `macro` is named in the
    ///   message.
    static func all(of declaration: String, for macro: String) throws(MacroFailure) -> [StoredProperty] {
        let scanner = SourceScanner(declaration)
        let tokens = scanner.tokens
        guard let open = tokens.firstIndex(where: { $0.depth == 0 && scanner.text($0) == "{" }),
            tokens[..<open].contains(where: { ["struct", "class"].contains(scanner.text($0)) })
        else { throw MacroFailure(message: "@\(macro) belongs to a structure or a class") }

        var properties: [StoredProperty] = []
        var index = open + 1
        while index < tokens.count - 1 {
            guard tokens[index].depth == 1, ["var", "let"].contains(scanner.text(tokens[index])) else {
                index += 1
                continue
            }
            let end = scanner.endOfDeclaration(from: index, depth: 1, limit: tokens.count - 1)
            let head = scanner.head(before: index, limit: open)
            if !head.contains("static"), let property = try Self(scanner, index..<end, head: head, macro: macro) {
                properties.append(property)
            }
            index = end
        }
        return properties
    }

    /// Reads a declaration; nil for a computed property, and for a constant that has a value.
    private init?(_ scanner: SourceScanner, _ range: Range<Int>, head: [String], macro: String) throws(MacroFailure) {
        let tokens = scanner.tokens[range]
        let source = scanner.text(tokens.first!.range.lowerBound..<tokens.last!.range.upperBound)
        let isComputed = tokens.prefix { scanner.text($0) != "=" }.contains { scanner.text($0) == "{" }
        let variable = VariableDeclaration(source, keywords: ["var", "let"])
        guard let variable, !isComputed, variable.value == nil || scanner.text(tokens.first!) == "var" else {
            return nil
        }
        guard let type = variable.type else {
            throw MacroFailure(message: "@\(macro) needs the type of each property: var \(variable.name): Type")
        }
        name = variable.name
        isVariable = scanner.text(tokens.first!) == "var"
        self.type = type
        value = variable.value
        wrapper = head.firstIndex(of: "@").map { head[$0 + 1] }
    }

    /// The parameter of the initializer, with a default or none: `limit: Int = 5`.
    func parameter(default value: String?) -> String {
        let type = wrapper.map { "\($0)<\(self.type)>" } ?? (isFunction ? "@escaping \(self.type)" : self.type)
        return "\(name): \(type)" + (value.map { " = \($0)" } ?? "")
    }

    /// The statement that sets the property to the argument.
    var assignment: String { wrapper == nil ? "self.\(name) = \(name)" : "_\(name) = \(name)" }

    private var isFunction: Bool {
        let scanner = SourceScanner(type)
        let outer = scanner.tokens.filter { $0.depth == 0 }.map { scanner.text($0) }
        return zip(outer, outer.dropFirst()).contains { $0 == "-" && $1 == ">" }
    }
}

extension SourceScanner {
    /// The attributes and modifiers before the keyword of a declaration, each `@` by itself.
    fileprivate func head(before keyword: Int, limit: Int) -> [String] {
        let modifiers: Set = [
            "public", "package", "internal", "fileprivate", "private", "static", "nonisolated", "weak", "lazy", "@",
            "(", ")",
            "set",
        ]
        let head = tokens[(limit + 1)..<keyword].indices.reversed().prefix { index in
            modifiers.contains(text(tokens[index])) || text(tokens[index - 1]) == "@"
        }
        return head.reversed().map { text(tokens[$0]) }
    }
}
