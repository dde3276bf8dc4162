/// The doc comments of the source, as far as the reference shows them. Parsed on first use.
package struct DocTexts: Sendable {
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
    package static let lineEnd = "⏎"

    /// What there is under a key; empty where there is nothing.
    subscript(_ key: String) -> String { texts[key] ?? "" }
}
