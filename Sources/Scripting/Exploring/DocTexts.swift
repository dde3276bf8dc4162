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

    /// The texts of this build, which `make docs` collects in `Resources/texts.txt`.
    package static let own = DocTexts(EmbeddedResources.text("texts"))

    /// The replacement for a line end, since each text has a single line.
    package static let lineEnd = "⏎"

    /// The text of a key; empty if there is none.
    package subscript(_ key: String) -> String { texts[key] ?? "" }
}

extension Kind {
    /// A sentence about the kind: its summary, or the doc comment of its declaration.
    package var documentation: String {
        let group = role == .gesture ? "gestures" : isModifier ? "modifiers" : "views"
        return summary.isEmpty ? DocTexts.own["\(group):\(name)"] : summary
    }
}

extension ValueKind {
    /// A sentence about the type: its summary, or the doc comment of its declaration.
    package var documentation: String { summary.isEmpty ? DocTexts.own["values:\(name)"] : summary }
}
