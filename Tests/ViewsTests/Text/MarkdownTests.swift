import Foundation
import SwiftUI
import TestSupport
import Testing
import ViewGraph
import ViewTestSupport

/// Markdown in the keys of texts.
@MainActor
struct MarkdownTests {
    private func read(_ key: LocalizedStringKey) -> String { Text(key).string(locale: Locale(identifier: "en")) }

    /// The text with what it is in brackets: `b` bold, `i` italic, `s` struck through, `c` code.
    private func marked(_ key: LocalizedStringKey) throws -> String {
        let screen = Screen(Text(key))
        let text = try screen.graph.root.properties(of: ViewType.Text.self).attributedString(screen.graph.root)
        return text.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            let marks: [(InlinePresentationIntent, String)] = [
                (.stronglyEmphasized, "b"), (.emphasized, "i"), (.strikethrough, "s"), (.code, "c"),
            ]
            let kind = marks.filter { intent.contains($0.0) }.map(\.1).joined() + (run.link.map { "→\($0)" } ?? "")
            let part = String(text.characters[run.range])
            return kind.isEmpty ? part : "[\(kind):\(part)]"
        }.joined()
    }

    @Test(arguments: [
        ("plain", "plain"), ("**bold**", "[b:bold]"), ("*it* and _it_", "[i:it] and [i:it]"),
        ("~~gone~~", "[s:gone]"), ("`let x = *y*`", "[c:let x = *y*]"), ("***both***", "[bi:both]"),
        ("**a *b* c**", "[b:a ][bi:b][b: c]"), ("[see](https://a.b)", "[→https://a.b:see]"),
        ("[**see** it](https://a.b)", "[b→https://a.b:see][→https://a.b: it]"), ("**wo**rd", "[b:wo]rd"),
    ])
    func `Marks become attributes`(source: String, result: String) throws {
        #expect(try marked(LocalizedStringKey(source)) == result)
    }

    @Test(arguments: [
        "2 * 3 * 4", "snake_case_name", "a ** b", "** not **", "*open", "~single~", "[no link]", "[no](link", "`open",
        "C:\\folder", "100%",
    ])
    func `What is no markdown stays`(source: String) {
        #expect(read(LocalizedStringKey(source)) == source)
    }

    @Test func `A backslash keeps a mark`() {
        #expect(read("\\*kept\\* and \\[kept]") == "*kept* and [kept]")
    }

    @Test func `Values are no markdown`() throws {
        let name = "*Ann*"
        #expect(read("Hello, \(name)") == "Hello, *Ann*")
        #expect(try marked("Hello, **\(name)**") == "Hello, [b:*Ann*]")
    }

    @Test func `A string is no markdown`() {
        let string = "**as it is**"
        #expect(Text(string).string(locale: Locale(identifier: "en")) == string)
        #expect(Text(verbatim: "**as it is**").string(locale: Locale(identifier: "en")) == string)
    }

    @Test func `Translations may have markdown`() throws {
        let folder = try TemporaryFolder(["de.lproj/Localizable.strings": #""Hello, %@" = "Hallo, **%@**";"#])
        let name = "Ann"
        let bundle = try #require(Bundle(path: folder.path))
        let text = Text("Hello, \(name)", bundle: bundle)
        let screen = Screen(text.environment(\.locale, Locale(identifier: "de")))
        let place = Place(screen.graph.root)
        let properties = try screen.graph.root.properties(of: ViewType.Text.self)
        #expect(try properties.string.bound(to: place)() == "Hallo, Ann")
        #expect(try properties.attributes.bound(to: place)()[7...].isBold())
    }
}
