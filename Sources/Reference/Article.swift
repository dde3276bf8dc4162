import System

/// An article: a guide of several pages that is read from beginning to end.
public struct Article: Sendable {
    /// The name of its file, without the extension: `FirstSpec`.
    public let name: String
    /// The title.
    public let title: String
    /// The sentences below the title.
    public let abstract: String
    /// The text as Markdown, without instructions to DocC.
    public let markdown: String

    /// The articles of this build, by name.
    public static let all: [Article] = EmbeddedArticles.texts.map { Article(name: $0, source: "\($1)") }
        .sorted { $0.name < $1.name }

    /// The article of a name; nil if there is none.
    public static func named(_ name: String) -> Article? { all.first { $0.name == name } }

    /// Reads Markdown that was written for DocC. Links to other articles become their names.
    init(name: String, source: String) {
        self.name = name
        let text = source.replacing(/@Metadata \{[^}]*\}\s+/, with: "")
            .replacing(/<doc:([^>]+)>/) { "*\($0.output.1)*" }
        let paragraphs = text.split(separator: "\n\n", maxSplits: 2).map { String($0.trimmingSpaces) }
        title = paragraphs.first.map { String($0.drop { $0 == "#" || $0 == " " }) } ?? name
        abstract = paragraphs.count > 1 ? paragraphs[1].replacing("\n", with: " ") : ""
        markdown = text.trimmingSpaces + "\n"
    }

    /// The article for a terminal: its Markdown, with marked headings.
    func text(style: TextStyle) -> String {
        var isCode = false
        return markdown.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.hasPrefix("```") { isCode.toggle() }
            return line.hasPrefix("#") && !isCode ? style(.bold, String(line)) : String(line)
        }
        .joined(separator: "\n")
    }

    /// The headings, each with the text up to the next one, without code. The first is the title.
    var sections: [(heading: String, text: String)] {
        var sections: [(heading: String, text: String)] = []
        var isCode = false
        for line in markdown.split(separator: "\n") {
            if line.hasPrefix("```") {
                isCode.toggle()
            } else if line.hasPrefix("#"), !isCode {
                sections.append((String(line.drop { $0 == "#" || $0 == " " }), ""))
            } else if !isCode, !sections.isEmpty {
                sections[sections.count - 1].text += line + " "
            }
        }
        return sections
    }
}
