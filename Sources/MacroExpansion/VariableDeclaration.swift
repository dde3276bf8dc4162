/// A declaration of a variable, such as `@Entry public var limit: Int = 5`.
struct VariableDeclaration {
    /// The name, without backquotes.
    let name: String
    /// The type; nil where the declaration leaves it to the value.
    let type: String?
    /// The value; nil without one.
    let value: String?

    /// Reads a declaration; nil where it is of something else, such as a constant, unless `keywords` has `let`.
    init?(_ declaration: String, keywords: Set<String> = ["var"]) {
        let scanner = SourceScanner(declaration)
        let tokens = scanner.tokens
        guard let keyword = tokens.firstIndex(where: { $0.depth == 0 && keywords.contains(scanner.text($0)) }),
            keyword + 1 < tokens.count
        else { return nil }
        name = scanner.text(tokens[keyword + 1]).filter { $0 != "`" }
        let rest = tokens[(keyword + 2)...]
        let equals = rest.firstIndex { $0.depth == 0 && scanner.text($0) == "=" }
        /// Returns the text of tokens, without the space around them.
        func text(_ tokens: ArraySlice<SourceScanner.Token>) -> String {
            guard let first = tokens.first, let last = tokens.last else { return "" }
            return scanner.text(first.range.lowerBound..<last.range.upperBound)
        }
        let hasType = rest.first.map { scanner.text($0) == ":" } ?? false
        type = hasType ? text(rest[..<(equals ?? rest.endIndex)].dropFirst()) : nil
        value = equals.map { text(rest[($0 + 1)...]) }
    }
}
