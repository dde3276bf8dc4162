/// A word of Lua source.
struct LuaToken {
    enum Kind { case name, keyword, number, string, symbol, comment }

    let kind: Kind
    /// Where it is, in UTF-8 bytes from the start of the source.
    let range: Range<Int>
    /// As it is written.
    let text: String
    /// Of a string what is between the quotes or brackets, with escapes as they are written; of others the text.
    let content: String
    /// Whether the source ends before the string or comment does.
    let isOpen: Bool
    /// The quote that a string began with; nil for one in long brackets, and for what is no string.
    let quote: UInt8?

    /// Whether it is this keyword or symbol.
    func `is`(_ text: String) -> Bool { (kind == .keyword || kind == .symbol) && self.text == text }

    /// Whether an expression may end with it: what follows then, without a symbol between, begins a statement.
    var endsExpression: Bool {
        switch kind {
        case .name, .number, .string: true
        case .keyword: ["nil", "true", "false", "end"].contains(text)
        case .symbol: [")", "]", "}", "..."].contains(text)
        case .comment: false
        }
    }
}
