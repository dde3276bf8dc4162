/// `@BuiltInStyles` of the library itself: the names by which code gives the styles of a protocol, such as `.plain`.
struct BuiltInStylesMacro {
    private let family: String
    private let styles: [String]

    /// Reads the declaration of a protocol; `attribute` names the types of the styles.
    init(_ declaration: String, attribute: String) throws(MacroFailure) {
        let scanner = SourceScanner(declaration)
        let words = scanner.tokens.filter { $0.depth == 0 }.map { scanner.text($0) }
        guard let keyword = words.firstIndex(of: "protocol"), keyword + 1 < words.count else {
            throw MacroFailure(message: "@BuiltInStyles belongs to the protocol of the styles")
        }
        family = words[keyword + 1]
        styles = AttributeArguments.all(of: attribute).map(AttributeArguments.type(named:))
    }

    /// The extensions of the protocol, one for each style.
    var extensions: String {
        styles.map { style in
            """
            extension \(family) where Self == \(style) {
                public nonisolated static var `\(name(of: style))`: Self { .init() }
            }
            """
        }
        .joined(separator: "\n")
    }

    /// The name of the type without the words that are the name of the protocol: `insetGrouped`.
    private func name(of style: String) -> String {
        let own = style.indices.first { style[$0].isUppercase && family.hasSuffix(style[$0...]) }.map { style[..<$0] }
        guard let own, !["Default", "Automatic"].contains(own) else { return "automatic" }
        return own.prefix(1).lowercased() + own.dropFirst()
    }
}
