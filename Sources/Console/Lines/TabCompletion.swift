import CLineEditor
import Dispatch

/// The effect of Tab on a line, given the answers of a ``Completer``.
final class TabCompletion: @unchecked Sendable {
    /// The change to the line.
    enum Action: Equatable {
        case nothing
        /// Replaces this number of code points before the cursor by a text.
        case replace(Int, String)
        /// Text to show below the line.
        case list(String)
    }

    /// The lines of the chunk before this one; set while no line is read.
    var chunk = ""

    private let completer: any Completer
    private let width: @Sendable () -> Int
    /// Longer lists are of no use.
    private static let mostListed = 200

    init(_ completer: any Completer, width: @escaping @Sendable () -> Int) {
        self.completer = completer
        self.width = width
    }

    /// Asks the completer on the main actor and waits for it; for the thread that reads the line.
    func complete(_ line: String, at cursor: Int) -> Action {
        let text = chunk + line
        let start = chunk.utf8.count
        let answer = Answer()
        Task { @MainActor [completer] in
            answer.completions = completer.completions(for: text, at: start + cursor)
            answer.isThere.signal()
        }
        answer.isThere.wait()
        return Self.action(answer.completions, text, start, start + cursor, width: width())
    }

    private final class Answer: @unchecked Sendable {
        let isThere = DispatchSemaphore(value: 0)
        var completions: [Completion] = []
    }

    /// - Parameters:
    ///   - text: The chunk.
    ///   - lineStart: Where the line begins that can be changed, in UTF-8 bytes.
    ///   - cursor: Where the cursor is.
    static func action(
        _ completions: [Completion], _ text: String, _ lineStart: Int, _ cursor: Int, width: Int
    ) -> Action {
        let fitting = completions.filter { (lineStart...cursor).contains($0.start) }
        guard let first = fitting.first else { return .nothing }
        if fitting.allSatisfy({ $0.start == first.start }) {
            let typed = String(decoding: text.utf8.prefix(cursor).dropFirst(first.start), as: UTF8.self)
            let common = fitting.dropFirst().reduce(first.replacement) { commonPrefix($0, $1.replacement) }
            if common != typed, fitting.count == 1 || common.unicodeScalars.count > typed.unicodeScalars.count {
                return .replace(typed.unicodeScalars.count, common)
            }
            if fitting.count == 1 { return .nothing }
        }
        return .list(columns(fitting.map(\.display), width: width))
    }

    private static func commonPrefix(_ one: String, _ other: String) -> String {
        String(zip(one, other).prefix { $0 == $1 }.map(\.0))
    }

    /// The texts in columns, one below the other as in a list of files, each line with its end.
    static func columns(_ all: [String], width: Int) -> String {
        let texts = all.prefix(mostListed).map { clipped($0, to: width - 1) }
        let widest = texts.map { cle_columns($0) }.max() ?? 0
        // Entries with columns of their own need a wider gap between them.
        let gap = texts.contains { $0.contains("  ") } ? 4 : 2
        let perLine = max(1, (width - 1 + gap) / (widest + gap))
        let lines = (texts.count + perLine - 1) / perLine
        var result = ""
        for line in 0..<lines {
            let row = stride(from: line, to: texts.count, by: lines).map { texts[$0] }
            for (column, text) in row.enumerated() {
                let isLast = column == row.count - 1
                result += text + (isLast ? "" : String(repeating: " ", count: widest + gap - cle_columns(text)))
            }
            result += "\r\n"
        }
        if all.count > texts.count { result += "… \(all.count - texts.count) more\r\n" }
        return result
    }

    /// As much of a text as fits into one row.
    private static func clipped(_ text: String, to width: Int) -> String {
        guard cle_columns(text) > width else { return text }
        var rest = Substring(text)
        while !rest.isEmpty, cle_columns(String(rest)) >= width { rest.removeLast() }
        return rest + "…"
    }
}
