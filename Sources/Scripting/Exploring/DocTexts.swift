import Views

/// The doc comments of the source, as far as the reference shows them. Parsed on first use.
package struct DocTexts: Sendable {
    private let texts: [String: String]

    /// Reads lines of a key, a tabulator and a text.
    package init(_ source: String) {
        var texts: [String: String] = [:]
        for line in source.split(separator: "\n") {
            guard let tab = line.firstIndex(of: "\t") else { continue }
            texts[String(line[..<tab])] = String(line[line.index(after: tab)...])
        }
        self.texts = texts
    }

    /// Those of this build.
    package static let own = DocTexts(source)

    /// Stands for a line end in a text, which has a line to itself.
    package static let lineEnd = "⏎"

    /// What there is under a key; empty where there is nothing.
    package subscript(_ key: String) -> String { texts[key] ?? "" }
}

extension Kind {
    /// One sentence on what it is for: what it says itself, or the doc comment of its declaration.
    package var documentation: String {
        let group = role == .gesture ? "gestures" : isModifier ? "modifiers" : "views"
        return summary.isEmpty ? DocTexts.own["\(group):\(name)"] : summary
    }
}

extension ValueKind {
    /// One sentence on what the values are: what it says itself, or the doc comment of the type.
    package var documentation: String { summary.isEmpty ? DocTexts.own["values:\(name)"] : summary }
}
