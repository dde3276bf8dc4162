/// A token of Lua source.
struct LuaToken {
    enum Kind { case name, keyword, number, string, symbol, comment }

    let kind: Kind
    /// The range in the source, in UTF-8 bytes.
    let range: Range<Int>
    /// As it is written.
    let text: String
    /// For a string, the text between its quotes or brackets with escapes as written; otherwise the text of the token.
    let content: String
    /// Whether the source ends before the string or comment does.
    let isOpen: Bool
    /// The opening quote of a string; nil for other tokens and for strings in long brackets.
    let quote: UInt8?

    /// Whether it is this keyword or symbol.
    func `is`(_ text: String) -> Bool { (kind == .keyword || kind == .symbol) && self.text == text }

    /// Whether an expression may end with it, so that a token after it begins a statement if it is no symbol.
    var endsExpression: Bool {
        switch kind {
        case .name, .number, .string: true
        case .keyword: ["nil", "true", "false", "end"].contains(text)
        case .symbol: [")", "]", "}", "..."].contains(text)
        case .comment: false
        }
    }
}
