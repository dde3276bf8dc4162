import Foundation
import TestSupport
import Testing

/// What the README shows works, and looks as it shows it.
@Suite("README")
struct ReadmeTests {
    /// The console's commands name files of this package. What is said of embedding is followed in a folder of its own
    /// here, and in a package that is built from the README's files by `EmbeddingReadmeTests`.
    @Test("shows what holds")
    func examples() throws {
        let folder = try ExampleFolder()
        let shell = try ExampleFolder()
        try shell.write(Checkout.read("specs/welcome_spec.lua"), to: "specs/welcome_spec.lua")
        let document = try MarkdownDocument(Checkout.root.appending(path: "README.md"))
        #expect(document.examples.filter { $0.language == "console" }.count >= 3)
        let runner = ExampleRunner(document: document, project: Checkout.root, folder: folder, shell: shell)
        for problem in try runner.problems() { Issue.record("\(problem)") }
    }

    @Test("goes with a reference that says everything, whose examples run")
    func reference() throws {
        #expect(try Shell.run("viewspec docs --check", in: Checkout.root).transcript.hasSuffix("[exit 0]\n"))
    }

    @Test("leads to an article that shows every flag of run, as its help does in an example")
    func flags() throws {
        let help = try Shell.run("viewspec run --help", in: Checkout.root).transcript
        let parts = help.split(separator: "USAGE:", maxSplits: 1).map(String.init)
        try #require(parts.count == 2)
        let flags = Set(parts[1].matches(of: /(?m)^  (?:-\w, )?(--[a-z-]+)/).map { String($0.1) })
        let shown = try Checkout.read("Sources/ViewSpec/ViewSpec.docc/ContinuousIntegration.md")
        #expect(flags.count > 25)
        for flag in flags.subtracting(["--help", "--version"]) {
            // Where a flag has several names, one of them is enough.
            let names = parts[1].split(separator: "\n").first { $0.contains(flag) }?.matches(of: /--?[a-z-]+/) ?? []
            #expect(names.contains { shown.contains("`\($0.0)") || shown.contains(" \($0.0)") }, "the article: \(flag)")
            #expect(names.contains { parts[0].contains(" \($0.0)") || parts[0].contains(" \($0.0)=") }, "help: \(flag)")
        }
    }

    @Test("and the article on a first spec show specs as they are in specs/")
    func specs() throws {
        let readme = try MarkdownDocument(Checkout.root.appending(path: "README.md")).examples
        #expect(try readme.first { $0.language == "lua" }?.text == Checkout.read("specs/welcome_spec.lua"))
        let article = try MarkdownDocument(article: "FirstSpec").examples
        #expect(try article.contains { try $0.text == Checkout.read("specs/counter_spec.lua") })
    }

    @Test("is read in three minutes")
    func length() throws {
        #expect(try Checkout.read("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
    }

    @Test("runs the example of embedding")
    func embedding() throws {
        let output = try Shell.run("EmbeddingExample run Examples/Embedding/specs", in: Checkout.root).transcript
        #expect(
            output == """
                Examples/Embedding/specs/banner_spec.lua
                  Banner
                    ✓ shows its title as a headline
                    ✓ refuses a title that is no text

                Examples/Embedding/specs/inbox_spec.lua
                  Inbox
                    ✓ shows the items of the model
                    ✓ changes the model
                    ✓ awaits async methods, and raises their errors
                    ✓ is followed
                    ✓ comes with functions of the app

                7 successes, 0 failures, 0 errors, 0 pending
                [exit 0]

                """)
    }
}
