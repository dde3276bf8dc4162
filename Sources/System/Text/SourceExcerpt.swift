/// The lines around the one that failed. It travels with the event, so that a report can be written on
/// another machine, or after the file has changed.
public struct SourceExcerpt: Codable, Sendable, Hashable {
    /// The number of the first line of `lines`, counted from 1.
    public let firstLine: Int
    /// The lines, without their line ends.
    public let lines: [String]
    /// The number of the line to mark, counted from 1 in the file.
    public let markedLine: Int

    /// An excerpt that was cut already.
    public init(firstLine: Int, lines: [String], markedLine: Int) {
        self.firstLine = firstLine
        self.lines = lines
        self.markedLine = markedLine
    }

    /// Takes the lines around `line` from a source.
    /// - Parameters:
    ///  - source: The content of the file.
    ///  - line: The line to mark, counted from 1. The result is `nil` if the source has no such line.
    ///  - context: The number of lines before and after it.
    public init?(of source: String, around line: Int, context: Int = 2) {
        var lines = source.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last == "" { lines.removeLast() }
        guard lines.indices.contains(line - 1) else { return nil }
        let range = max(0, line - 1 - context)...min(lines.count - 1, line - 1 + context)
        self.init(firstLine: range.lowerBound + 1, lines: lines[range].map(String.init), markedLine: line)
    }

    /// Each line with its number, the marked one with `>` in front of it.
    public var numberedLines: [String] {
        let width = String(firstLine + lines.count - 1).utf8.count
        return lines.enumerated().map { offset, text in
            let number = String(firstLine + offset).rightAligned(to: width)
            let marker = firstLine + offset == markedLine ? ">" : " "
            return text.isEmpty ? "\(marker) \(number) |" : "\(marker) \(number) | \(text)"
        }
    }
}
