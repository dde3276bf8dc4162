/// What completes what the user is typing.
///
/// A REPL makes its completer from its ``ReplSession`` when it starts, and asks it on the main actor whenever the user
/// presses Tab while nothing runs.
@MainActor
public protocol Completer: AnyObject {
    /// What may stand at the cursor.
    /// - Parameters:
    ///   - text: The chunk so far, with the earlier lines of one that has several.
    ///   - cursor: Where the cursor is in `text`: the number of UTF-8 bytes in front of it.
    /// - Returns: All that fit, in the order to show them. They replace the same range as a rule.
    func completions(for text: String, at cursor: Int) -> [Completion]
}

/// One way to complete what the user is typing.
public struct Completion: Hashable, Sendable {
    /// What comes in place of the text from `start` up to the cursor.
    public var replacement: String
    /// Where the text begins that it replaces: the number of UTF-8 bytes in front of it, at most the cursor.
    public var start: Int
    /// What a list of completions shows for it.
    public var display: String

    /// A completion.
    /// - Parameters:
    ///   - replacement: What comes in place of the text from `start` up to the cursor.
    ///   - start: The number of UTF-8 bytes in front of what is replaced.
    ///   - display: What a list shows; the replacement where it is left out.
    public init(_ replacement: String, from start: Int, display: String? = nil) {
        self.replacement = replacement
        self.start = start
        self.display = display ?? replacement
    }
}
