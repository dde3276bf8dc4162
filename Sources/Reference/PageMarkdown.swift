/// The reference as Markdown: a file for each group, and one that leads to them.
@MainActor
public enum ReferenceMarkdown {
    /// Paths with the texts.
    public static var files: [(path: String, text: String)] {
        let groups = ReferencePage.Group.allCases
        let index =
            "# Reference\n\n"
            + groups.map { "- [\($0.title)](\($0.rawValue).md): \(Reference.pages(in: $0).count) entries\n" }.joined()
        return [("index.md", index)] + groups.map { ("\($0.rawValue).md", text(of: $0)) }
    }

    /// The same as articles that DocC takes into a catalog, which `Reference` leads to.
    public static var articles: [(path: String, text: String)] {
        let groups = ReferencePage.Group.allCases
        let index = """
            # Reference

            What specs can use, by name, from the descriptions of the code.

            ## Topics

            ### By group


            """
        func name(_ group: ReferencePage.Group) -> String {
            "Reference\(group.rawValue.prefix(1).uppercased())\(group.rawValue.dropFirst())"
        }
        return [("Reference.md", index + groups.map { "- <doc:\(name($0))>\n" }.joined())]
            + groups.map { group in
                let pages = Reference.pages(in: group)
                let text = "# \(group.title)\n\n\(pages.count) entries, by name.\n"
                return ("\(name(group)).md", text + pages.map { "\n" + markdown($0) }.joined())
            }
    }

    /// The pages of a name, or its article; nil if there are none.
    public static func text(for name: String) -> String? {
        let texts = Reference.pages(named: name).map(markdown) + [Article.named(name)?.markdown].compactMap(\.self)
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    private static func text(of group: ReferencePage.Group) -> String {
        let pages = Reference.pages(in: group)
        let contents = pages.map { "[\($0.name)](#\(anchor($0.name)))" }.joined(separator: " · ")
        return "# \(group.title)\n\n[All of the reference](index.md)\n\n\(contents)\n"
            + pages.map { "\n" + markdown($0) }.joined()
    }

    /// The anchor of a heading, as the usual renderers of Markdown derive it.
    public static func anchor(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }

    /// The section of a page.
    static func markdown(_ page: ReferencePage) -> String {
        var parts = ["## \(page.name)\n"]
        if !page.summary.isEmpty { parts.append(escaped(page.summary) + "\n") }
        if !page.signatures.isEmpty {
            parts.append(page.signatures.map { "- `\($0.text)`\n" + arguments($0) }.joined())
        }
        for (title, items) in page.sections {
            parts.append("**\(title)**\n")
            parts.append(
                items.map { "- `\($0.heading)`\($0.text.isEmpty ? "" : ": \(escaped($0.text))")\n" }.joined())
        }
        if !page.swift.isEmpty { parts.append("```text\n\(page.swift.joined(separator: "\n"))\n```\n") }
        if !page.example.isEmpty { parts.append("```lua\n\(page.example)\n```\n") }
        return parts.joined(separator: "\n")
    }

    private static func arguments(_ signature: ReferencePage.Signature) -> String {
        signature.arguments.map { "  - `\($0.name)`: \(escaped($0.type))\($0.isOptional ? ", optional" : "")\n" }
            .joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("<", with: "&lt;")
    }
}
