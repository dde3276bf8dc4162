/// The size of answers, which take room in the context of the reader.
package enum AnswerText {
    /// The bytes that an answer has at most, unless more are asked for.
    package static let usual = 16_000
    /// The bytes that can be asked for.
    static let possible = 1000...1_000_000

    /// A text without its middle where it is too long, cut at the ends of lines.
    /// - Parameters:
    ///   - limit: The number of bytes that it may have, roughly.
    ///   - hint: How to see the rest.
    package static func cut(_ text: String, to limit: Int = usual, _ hint: String) -> String {
        guard text.utf8.count > limit else { return text }
        let room = max(0, limit - 120 - hint.utf8.count)
        let head = wholeLines(text.utf8.prefix(room * 3 / 4), isStart: true)
        let tail = wholeLines(text.utf8.suffix(room / 4), isStart: false)
        let missing = text.utf8.count - head.utf8.count - tail.utf8.count
        return "\(head)\n… \(missing) bytes are left out: \(hint) …\n\(tail)"
    }

    /// The whole lines of a part of a text; the whole part where it is in one line.
    private static func wholeLines(_ part: Substring.UTF8View, isStart: Bool) -> String {
        let text = String(decoding: part, as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1 else { return text }
        return (isStart ? lines.dropLast() : lines.dropFirst()).joined(separator: "\n")
    }
}
