/// Marks up text for a terminal, or leaves it plain.
public struct TextStyle: Sendable {
    /// Whether text is marked up at all.
    public let isColored: Bool
    /// Whether a build server reads the text and looks for commands in it, so that those of specs have to be shown in
    /// another way.
    public let quotesCommands: Bool

    /// A style that colours everything or nothing.
    public init(isColored: Bool, quotesCommands: Bool = false) {
        self.isColored = isColored
        self.quotesCommands = quotesCommands
    }

    /// A color or weight, by its number in control sequences.
    public enum Mark: Int, Sendable {
        case bold = 1
        case dim = 2
        case red = 31
        case green = 32
        case yellow = 33
        case magenta = 35
        case cyan = 36
    }

    /// Wraps text in a mark. Control sequences end at each line's end, so that a pager shows any line right.
    public func callAsFunction(_ mark: Mark, _ text: String) -> String {
        guard isColored, !text.isEmpty else { return text }
        return "\u{1B}[\(mark.rawValue)m\(text)\u{1B}[0m"
    }
}
