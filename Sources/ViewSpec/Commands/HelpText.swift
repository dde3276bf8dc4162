import System

/// Wraps the text of a help page. The parser wraps its lines to the first column, where they look like something else.
enum HelpText {
    /// The number of characters of a line that the parser leaves as it is.
    static var columns: Int { (Descriptor.columns(of: STDOUT_FILENO) ?? 80) - 1 }

    /// The text with its indented lines within a width: a line continues below its text or, where it has two columns, below
    /// the second. Lines without indentation are paragraphs, which the parser wraps well.
    static func wrapped(_ text: String, columns: Int = columns) -> String {
        // By bytes: characters take ten times as long to tell apart, and each run reads the help of its command.
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
            .flatMap { $0.hasPrefix(" ") ? lines(of: $0, columns) : [String($0)] }.joined(separator: "\n")
    }

    private static func lines(of text: Substring, _ columns: Int) -> [String] {
        // Most lines are short: counting their bytes is enough.
        guard text.utf8.count > columns, text.count > columns else { return [String(text)] }
        let start = secondColumn(of: text)
        guard columns > start + 20 else { return [String(text)] }
        var lines = [String(text.prefix(start))]
        var length = start
        for word in text.dropFirst(start).split(separator: " ") {
            let isFirst = length == start
            if !isFirst, length + 1 + word.count > columns {
                lines.append(String(repeating: " ", count: start) + word)
                length = start + word.count
            } else {
                lines[lines.count - 1] += (isFirst ? "" : " ") + word
                length += (isFirst ? 0 : 1) + word.count
            }
        }
        return lines
    }

    /// The number of characters before the second column of a line, which begins after two spaces or more; that of its
    /// indentation for a line without one.
    private static func secondColumn(of text: Substring) -> Int {
        let indent = text.prefix { $0 == " " }.count
        var spaces = 0
        for (place, character) in text.dropFirst(indent).enumerated() {
            if character == " " {
                spaces += 1
            } else if spaces >= 2 {
                return indent + place
            } else {
                spaces = 0
            }
        }
        return indent
    }
}
