import Scripting
import Testing
import Views

@testable import Reference

@Suite("Reference") @MainActor
struct ReferenceTests {
    @Test("has a page for each kind, each modifier, each gesture and each type of values")
    func pages() {
        #expect(Reference.pages(in: .views).map(\.name) == KnownKinds.views.map(\.name))
        #expect(Set(Reference.pages(in: .modifiers).map(\.name)) == Set(KnownKinds.modifiers.map(\.call)))
        #expect(Reference.pages(in: .gestures).map(\.name) == KnownKinds.gestures.map(\.name))
        #expect(Set(KnownKinds.values.map(\.name)).isSubset(of: Reference.pages(in: .values).map(\.name)))
    }

    @Test("says something of everything")
    func gaps() {
        #expect(Reference.gaps == [])
        for kind in KnownKinds.views + KnownKinds.modifiers + KnownKinds.gestures {
            #expect(kind.documentation.hasSuffix("."), "\(kind.name)")
        }
    }

    @Test("has an example for each modifier that scripts apply, in which the modifier can be seen to do something")
    func modifierExamples() {
        for page in Reference.pages(in: .modifiers) where !page.signatures.isEmpty {
            #expect(page.example.contains("assert") || page.example.contains("wait_until"), "\(page.name)")
            #expect(!page.example.contains("isAbsent()"), "\(page.name)")
        }
    }

    @Test("takes texts from the doc comments of the source")
    func texts() throws {
        let toggle = try #require(Reference.pages(named: "Toggle").first)
        #expect(toggle.attributes.first { $0.name == "isOn" }?.text == "Whether it is on.")
        #expect(toggle.actions.first { $0.name == "tap" }?.text == "Turns it on or off.")
        #expect(toggle.signatures.first?.text == "Toggle(label, isOn)")
        #expect(toggle.swift.contains { $0.hasPrefix("Toggle(") })
        #expect(toggle.example.contains("toggle:tap()"))
    }

    @Test(
        "says something for a call, with its page or alone",
        arguments: [
            ("Toggle:isOn", "isOn(): boolean  (of Toggle)\n  Whether it is on.\n"),
            (":labelsHidden", "labelsHidden  (a modifier)\n"),
            ("clock.advance", "advance(seconds): number?  (of clock)\n"),
            ("isFocused", "isFocused(): boolean  (of every element)\n"),
        ])
    func calls(name: String, start: String) {
        #expect(Reference.text(for: name)?.hasPrefix(start) == true)
    }

    @Test("says nothing of what there isn't, but what may have been meant")
    func unknown() {
        #expect(Reference.text(for: "Toggle.flies") == nil)
        #expect(Reference.text(for: "Togle") == nil)
        #expect(Reference.suggestion(for: "Togle") == "Toggle")
        #expect(Reference.suggestion(for: "isOm") == "isOn")
        #expect(Reference.suggestion(for: "qwertzuiop") == nil)
    }

    @Test("has the articles, without what is for DocC alone")
    func articles() throws {
        #expect(Article.all.map(\.name).contains("FirstSpec"))
        let landing = try #require(Article.named("ViewSpec"))
        #expect(landing.title == "ViewSpec")
        #expect(landing.abstract == "Describe the behavior of SwiftUI-style views in Lua, and check it on Linux.")
        #expect(landing.markdown.hasPrefix("# ViewSpec\n\nDescribe"))
        for article in Article.all { #expect(!article.markdown.contains("<doc:"), "\(article.name)") }
        #expect(Reference.text(for: "Waiting")?.hasPrefix("# Waiting\n") == true)
        #expect(Reference.suggestion(for: "waiting") == "Waiting")
    }

    @Test("has a page for each word of the language, with arguments and example")
    func language() throws {
        let page = try #require(Reference.pages(named: "wait_until").first)
        #expect(page.group == .language)
        #expect(page.signatures.map(\.text) == ["wait_until(condition, options)"])
        #expect(page.signatures[0].arguments.map(\.isOptional) == [false, true])
        #expect(page.example.hasPrefix("assert.equal(1, wait_until("))
    }
}
