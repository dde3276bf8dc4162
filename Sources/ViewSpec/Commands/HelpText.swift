import System

/// Wraps the text of a help page. The parser wraps its lines to the first column, where they look like something else.
enum HelpText {
    /// The number of characters of a line that the parser leaves as it is.
    static var columns: Int { (Descriptor.columns(of: STDOUT_FILENO) ?? 80) - 1 }

    /// The text with its indented lines within a width: a line continues below its text or, where it has two columns, below
    /// the second. Lines without indentation are paragraphs, which the parser wraps well.
    static func wrapped(_ text: String, columns: Int = columns) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { $0.hasPrefix(" ") ? lines(of: $0, columns) : [String($0)] }.joined(separator: "\n")
    }

    private static func lines(of text: Substring, _ columns: Int) -> [String] {
        guard text.count > columns else { return [String(text)] }
        let indent = text.prefix { $0 == " " }.count
        var start = indent
        // A second column begins after several spaces.
        if let gap = text.dropFirst(indent).firstRange(of: /\s{2,}/) {
            start = text.distance(from: text.startIndex, to: gap.upperBound)
        }
        guard columns > start + 20 else { return [String(text)] }
        var lines = [String(text.prefix(start))]
        for word in text.dropFirst(start).split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.count > start, line.count + 1 + word.count > columns {
                lines.append(String(repeating: " ", count: start) + word)
            } else {
                lines[lines.count - 1] += (line.count > start ? " " : "") + word
            }
        }
        return lines
    }
}
