import Synchronization

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
    static let own = DocTexts(String(decoding: PackageResources.docs_txt, as: UTF8.self))

    /// What there is under a key; empty where there is nothing.
    subscript(_ key: String) -> String { texts[key] ?? "" }
}
