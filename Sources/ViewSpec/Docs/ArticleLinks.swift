import Reference

/// The links of the articles and of the reference as Markdown.
@MainActor
struct ArticleLinks {
    /// The folder of the project.
    let root: String

    /// Links that lead nowhere, each with its file and line.
    func problems() -> [String] {
        let folder = "\(root)/Sources/ViewSpec/ViewSpec.docc"
        let articles = DocFiles.markdownFiles(below: folder)
        let names = Set(articles.compactMap { $0.path.split(separator: "/").last.map { String($0.dropLast(3)) } })
        let reference = ReferenceMarkdown.files
        let anchors = Dictionary(
            uniqueKeysWithValues: reference.map { ($0.path, Self.headings(of: $0.text)) })
        let ofArticles = articles.flatMap { article in
            Self.links(in: article.text, /<doc:([^>#]+)/).filter { !names.contains($0.target) }
                .map { "\(article.path):\($0.line): there is no article \($0.target)" }
        }
        let ofReference = reference.flatMap { file in
            Self.links(in: file.text, /\]\(([^)]+)\)/).filter { link in
                let parts = link.target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
                guard let known = anchors[parts[0].isEmpty ? file.path : parts[0]] else { return true }
                return parts.count > 1 && !known.contains(parts[1])
            }
            .map { "\(file.path):\($0.line): the link \($0.target) leads nowhere" }
        }
        return ofArticles + ofReference
    }

    private static func links(
        in text: String, _ pattern: Regex<(Substring, Substring)>
    ) -> [(target: String, line: Int)] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
            line.matches(of: pattern).map { (String($0.output.1), index + 1) }
        }
    }

    private static func headings(of text: String) -> Set<String> {
        Set(
            text.split(separator: "\n").filter { $0.hasPrefix("## ") }
                .map { ReferenceMarkdown.anchor(String($0.dropFirst(3))) })
    }
}
