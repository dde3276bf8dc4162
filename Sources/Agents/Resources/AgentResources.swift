import Console
import Foundation
import Reference
import Scripting

/// What clients can read by its address: articles, pages of the reference, and the app's views. Never what is hosted: lists
/// are the same for everyone, at any time.
@MainActor
struct AgentResources {
    let catalog: Catalog

    private static let article = "viewspec://article/"
    private static let page = "viewspec://page/"
    private static let view = "viewspec://view/"

    /// The articles and the views.
    var list: [JSONValue] {
        let articles = Article.all.map { article in
            Self.entry(Self.article + article.name, name: article.name, title: article.title, "text/markdown")
        }
        let views = AppReference(catalog).views.map { view in
            Self.entry(Self.view + view.name, name: view.name, title: view.call, "text/plain")
        }
        return articles + views
    }

    /// The addresses of pages, of which there are more than are worth a list.
    let templates: [JSONValue] = [
        [
            "uriTemplate": .string(page + "{name}"), "name": "page", "mimeType": "text/markdown",
            "description":
                "The page of a view, a modifier, a value or a word of specs: Toggle, padding, Color, wait_until",
        ]
    ]

    /// Reads what has an address.
    /// - Returns: nil if nothing has it.
    func read(_ uri: String) -> [JSONValue]? {
        func name(after prefix: String) -> String? {
            uri.hasPrefix(prefix) ? String(uri.dropFirst(prefix.count)).removingPercentEncoding : nil
        }
        if let name = name(after: Self.article) {
            return Article.named(name).map { [Self.contents(uri, "text/markdown", $0.markdown)] }
        }
        if let name = name(after: Self.page) {
            guard !Reference.pages(named: name).isEmpty else { return nil }
            return ReferenceMarkdown.text(for: name).map { [Self.contents(uri, "text/markdown", $0)] }
        }
        guard let name = name(after: Self.view), AppReference(catalog).views.contains(where: { $0.name == name }) else {
            return nil
        }
        return AppReference(catalog).text(for: name).map { [Self.contents(uri, "text/plain", $0)] }
    }

    private static func entry(_ uri: String, name: String, title: String, _ type: String) -> JSONValue {
        ["uri": .string(uri), "name": .string(name), "title": .string(title), "mimeType": .string(type)]
    }

    private static func contents(_ uri: String, _ type: String, _ text: String) -> JSONValue {
        ["uri": .string(uri), "mimeType": .string(type), "text": .string(text)]
    }
}
