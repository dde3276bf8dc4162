import Scripting
import System

extension Reference {
    /// The pages of a name, or its article, as plain text for a terminal.
    /// - Parameters:
    ///  - name: A page (`Toggle`, `padding`), a call of one (`Toggle:isOn`, `assert.equal`), a call alone (`find`,
    ///    `isOn`), with or without a colon before it, or an article (`Waiting`).
    ///  - width: The number of columns.
    ///  - style: The markup of headings.
    /// - Returns: `nil` if nothing has that name.
    public static func text(
        for name: String, width: Int = 100, style: TextStyle = TextStyle(isColored: false)
    ) -> String? {
        let name = name.hasPrefix(":") ? String(name.dropFirst()) : name
        let layout = PageLayout(width: width, style: style)
        if let (page, item) = call(named: name) { return layout.text(of: item, on: [page]) }
        let ofElements = pages(in: .elements).lazy.compactMap { page in
            page.items.first { $0.name == name }.map { layout.text(of: $0, on: [page]) }
        }.first
        let texts =
            pages(named: name).map { $0.text(width: width, style: style) } + [ofElements].compactMap(\.self)
            + [Article.named(name)?.text(style: style)].compactMap(\.self)
        return texts.isEmpty ? layout.text(ofCalls: name) : texts.joined(separator: "\n")
    }

    /// The nearest name to one that has no page.
    public static func suggestion(for name: String) -> String? {
        Suggestions.nearest(to: name, among: names + callNames + Article.all.map(\.name))
    }

    private static var callNames: [String] { Set(pages.flatMap { $0.items.map(\.name) }).sorted() }

    /// The call of a page by its full name: `assert.equal`, `Toggle:tap`. Nil if there is none.
    private static func call(named name: String) -> (ReferencePage, ReferencePage.Item)? {
        let parts = name.split(whereSeparator: { $0 == "." || $0 == ":" }).map(String.init)
        guard parts.count == 2 else { return nil }
        return pages(named: parts[0]).lazy.compactMap { page in
            page.items.first { $0.name == parts[1] }.map { (page, $0) }
        }.first
    }
}

extension PageLayout {
    /// One call, with the pages that say it.
    fileprivate func text(of item: ReferencePage.Item, on pages: [ReferencePage]) -> String {
        let owners = pages.map { $0.group.written($0.name) }.joined(separator: ", ")
        let lines = ["\(style(.bold, item.heading))  (of \(owners))"] + wrapped(item.text, indent: "  ")
        let arguments = item.arguments.map { ($0.name, $0.type + ($0.isOptional ? ", optional" : "")) }
        return (lines + columns(arguments, indent: "    ")).joined(separator: "\n") + "\n"
    }

    /// A call that several pages may have: each text with the pages that share it.
    @MainActor fileprivate func text(ofCalls name: String) -> String? {
        var found: [(item: ReferencePage.Item, pages: [ReferencePage])] = []
        for page in Reference.pages {
            guard let item = page.items.first(where: { $0.name == name }) else { continue }
            if let index = found.firstIndex(where: { $0.item.heading == item.heading && $0.item.text == item.text }) {
                found[index].pages.append(page)
            } else {
                found.append((item, [page]))
            }
        }
        return found.isEmpty ? nil : found.map { text(of: $0.item, on: $0.pages) }.joined(separator: "\n")
    }
}

extension ReferencePage.Group {
    /// The name of a page as a sentence has it.
    fileprivate func written(_ name: String) -> String {
        self == .elements && name == "Element" ? "every element" : name
    }
}
