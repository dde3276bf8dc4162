/// What the doc comments in the source say, as far as the reference shows it. Read when somebody first asks.
struct DocTexts: Sendable {
    private let texts: [String: String]

    /// Reads lines of a key, a tabulator and a text.
    init(_ source: String) {
        var texts: [String: String] = [:]
        for line in source.split(separator: "\n") {
            guard let tab = line.firstIndex(of: "\t") else { continue }
            texts[String(line[..<tab])] = String(line[line.index(after: tab)...])
        }
        self.texts = texts
    }

    /// Those of this build.
    static let own = DocTexts(source)

    /// Stands for a line end in a text, which has a line to itself.
    static let lineEnd = "⏎"

    /// The name of the file with the texts of this build.
    static let fileName = "DocTextSource.swift"

    /// That file with other texts. They are a string of the program's rather than a resource: that would be an array of
    /// bytes, which takes the compiler a minute.
    static func file(_ lines: String) -> String {
        """
        // swift-format-ignore-file
        // What the doc comments of the source say, as far as the reference shows it. `viewspec docs --update .` writes this file.

        extension DocTexts {
            /// Lines of a key, a tabulator and a text.
            static let source = #\"""
        \(lines)\"""#
        }

        """
    }

    /// What there is under a key; empty where there is nothing.
    subscript(_ key: String) -> String { texts[key] ?? "" }
}
