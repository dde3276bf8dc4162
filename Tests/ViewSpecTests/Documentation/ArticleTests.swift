import Foundation
import TestSupport
import Testing

/// The articles: each example does what it shows.
@Suite("Articles")
struct ArticleTests {
    /// The article whose Lua is about the example of embedding.
    private static let consoles = ["Embedding": "Specs"]

    @Test("show what holds", arguments: MarkdownDocument.articles)
    func examples(_ name: String) throws {
        let folder = try ExampleFolder()
        let document = try MarkdownDocument(article: name)
        let runner = ExampleRunner(
            document: document, console: Self.consoles[name] ?? "viewspec", folder: folder)
        for problem in try runner.problems() { Issue.record("\(problem)") }
    }

    @Test("wait for a screen that loads for two seconds")
    func waiting() throws {
        let articles = try ["FirstSpec", "Waiting"].map { try MarkdownDocument(article: $0) }
        for text in articles {
            let examples = text.examples.filter { $0.language == "lua" && $0.text.contains("delay") }
            #expect(!examples.isEmpty)
            for example in examples {
                #expect(example.text.matches(of: /delay = 2\b/).count == example.text.matches(of: /delay/).count)
            }
        }
    }

    @Test("are all named by the landing page")
    func topics() throws {
        let landing = try String(contentsOf: MarkdownDocument.catalog.appending(path: "ViewSpec.md"), encoding: .utf8)
        #expect(
            MarkdownDocument.articles == [
                "Architecture", "BringingAnApp", "ComingFromBusted", "ComingFromViewInspector", "Console",
                "ContinuousIntegration", "Embedding", "FirstSpec", "GuideBySection", "Installing", "Layout",
                "OnTheScreen", "ViewSpec", "Waiting", "WhatAPersonDoes",
            ])
        for name in MarkdownDocument.articles where name != "ViewSpec" {
            #expect(landing.contains("- <doc:\(name)>"), "\(name)")
        }
    }

    @Test("on the architecture has each module in its table")
    func modules() throws {
        let article = try Checkout.read("Sources/ViewSpec/ViewSpec.docc/Architecture.md")
        let rows = article.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "|")[0] }
        let modules = try FileManager.default.contentsOfDirectory(
            atPath: Checkout.root.appending(path: "Sources").path)
        for module in modules.sorted() where !module.hasPrefix(".") {
            #expect(rows.contains { $0.contains("`\(module)`") }, "\(module)")
        }
    }
}
