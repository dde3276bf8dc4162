/// Text as `man` reads it: lines, some of which are macros.
struct ManualText {
    private(set) var text = ""

    /// Writes a macro with its arguments.
    mutating func macro(_ name: String, _ arguments: String...) {
        text += ".\(name)" + arguments.map { " \"\(Self.escaped($0))\"" }.joined() + "\n"
    }

    /// Writes a line of plain text.
    mutating func line(_ line: String) {
        // These would begin a macro.
        let isCommand = line.hasPrefix(".") || line.hasPrefix("'")
        text += (isCommand ? "\\&" : "") + Self.escaped(line) + "\n"
    }

    /// Writes a line with a bold beginning and an italic end; either may be empty.
    mutating func styled(bold: String, _ italic: String) {
        let parts = [(font: "B", text: bold), (font: "I", text: italic)].filter { !$0.text.isEmpty }
        text += parts.map { "\\f\($0.font)\(Self.escaped($0.text))\\fR" }.joined(separator: " ") + "\n"
    }

    /// Characters that stand for others, or for nothing, unless they are written like this.
    private static let escapes: [Character: String] = [
        "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti", "\"": "\\(dq",
    ]

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
    }
}
