/// Completes the user's input.
///
/// A REPL makes its completer from its ``ReplSession`` at the start, and calls it on the main actor when the user
/// presses Tab while nothing runs.
@MainActor
public protocol Completer: AnyObject {
    /// The completions at the cursor.
    /// - Parameters:
    ///  - text: The chunk up to now, with its earlier lines.
    ///  - cursor: The position of the cursor in `text`, in UTF-8 bytes from 0.
    /// - Returns: The completions in the order to show them. They usually replace the same range.
    func completions(for text: String, at cursor: Int) -> [Completion]
}

/// A completion of the user's input.
public struct Completion: Hashable, Sendable {
    /// The replacement for the text from `start` to the cursor.
    public var replacement: String
    /// The start of the text that it replaces: the number of UTF-8 bytes in front of it, at most the cursor.
    public var start: Int
    /// The text in a list of completions.
    public var display: String

    /// Creates a completion.
    /// - Parameters:
    ///  - replacement: The replacement for the text from `start` to the cursor.
    ///  - start: The start of the replaced text, in UTF-8 bytes from 0.
    ///  - display: The text in a list; by default the replacement.
    public init(_ replacement: String, from start: Int, display: String? = nil) {
        self.replacement = replacement
        self.start = start
        self.display = display ?? replacement
    }
}
