/// A token of Lua source.
package struct LuaToken {
    package enum Kind { case name, keyword, number, string, symbol, comment }

    package let kind: Kind
    /// The range in the source, in UTF-8 bytes.
    package let range: Range<Int>
    /// As it is written.
    package let text: String
    /// For a string, the text between its quotes or brackets with escapes as written; otherwise the text of the token.
    package let content: String
    /// Whether the source ends before the string or comment does.
    package let isOpen: Bool
    /// The opening quote of a string; nil for other tokens and for strings in long brackets.
    package let quote: UInt8?

    /// Whether it is this keyword or symbol.
    package func `is`(_ text: String) -> Bool { (kind == .keyword || kind == .symbol) && self.text == text }

    /// Whether an expression may end with it, so that a token after it begins a statement if it is no symbol.
    package var endsExpression: Bool {
        switch kind {
        case .name, .number, .string: true
        case .keyword: ["nil", "true", "false", "end"].contains(text)
        case .symbol: [")", "]", "}", "..."].contains(text)
        case .comment: false
        }
    }
}
