import SwiftUI
import Testing
import ViewInspector

@Suite("A selection in attributed text")
struct AttributedTextSelectionTests {
    private var text: AttributedString {
        var text = AttributedString("red")
        text.foregroundColor = .red
        return text + AttributedString(" plain")
    }

    private func range(_ part: String) throws -> Range<AttributedString.Index> {
        try #require(text.range(of: part))
    }

    @Test("is the end of the text at first")
    func end() {
        #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
    }

    @Test("types with the attributes of what is selected, or else of what stands in front")
    func typing() throws {
        #expect(AttributedTextSelection(range: try range("red")).typingAttributes(in: text).foregroundColor == .red)
        let behind = AttributedTextSelection(insertionPoint: try range("red").upperBound)
        #expect(behind.typingAttributes(in: text).foregroundColor == .red)
        #expect(AttributedTextSelection().typingAttributes(in: text).foregroundColor == nil)
        #expect(AttributedTextSelection().typingAttributes(in: AttributedString()).foregroundColor == nil)
    }

    @Test("gives way to what replaces it")
    func replacing() throws {
        var (text, selection) = (text, AttributedTextSelection(range: try range("red")))
        text.replaceSelection(&selection, withCharacters: "blue-green")
        #expect(String(text.characters) == "blue-green plain")
        #expect(text.runs.first?.foregroundColor == .red)
        text.replaceSelection(&selection, with: AttributedString("!"))
        #expect(String(text.characters) == "blue-green! plain")
    }

    @Test("of several stretches is replaced as a whole")
    func stretches() throws {
        var text = text
        var selection = AttributedTextSelection(ranges: RangeSet([try range("re"), try range("plain")]))
        #expect(String(text[selection].characters) == "replain")
        text.replaceSelection(&selection, withCharacters: "X")
        #expect(String(text.characters) == "Xd ")
    }

    @Test("changes attributes of what is selected, or of what is typed next")
    func transforming() throws {
        var text = text
        var part = AttributedTextSelection(range: try range("d pl"))
        text.transformAttributes(in: &part) { $0.kern = 2 }
        #expect(text.runs.filter { $0.kern == 2 }.map { String(text.characters[$0.range]) } == ["d", " pl"])
        var end = AttributedTextSelection()
        text.transformAttributes(in: &end) { $0.foregroundColor = .green }
        text.replaceSelection(&end, withCharacters: "er")
        #expect(text.runs.last?.foregroundColor == .green)
        #expect(String(text.characters) == "red plainer")
    }
}

private struct RedLinks: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    func constrain(_ container: inout Attributes) {
        container.foregroundColor = container.kern == nil ? nil : .red
        container.tracking = 5
    }
}

private struct Formatting: AttributedTextFormattingDefinition {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var body: some AttributedTextFormattingDefinition<Scope> { RedLinks() }
}

@Suite("An editor of attributed text") @MainActor
struct AttributedTextEditorTests {
    @Test("keeps the attributes as a person types")
    func typing() throws {
        var start = AttributedString("red")
        start.foregroundColor = .red
        let text = Binding(wrappedValue: start)
        let selection = Binding(wrappedValue: AttributedTextSelection(range: start.startIndex..<start.endIndex))
        let editor = try TextEditor(text: text, selection: selection).inspect().textEditor()
        try editor.setInput("blue")
        #expect(try editor.input() == "blue")
        #expect(try editor.attributedInput().foregroundColor == .red)
        #expect(selection.wrappedValue.indices(in: text.wrappedValue) == .insertionPoint(text.wrappedValue.endIndex))
        try editor.clear()
        #expect(text.wrappedValue.characters.isEmpty)
    }

    @Test("holds them to what the definition around allows")
    func constraints() throws {
        var start = AttributedString("a")
        start.kern = 1
        let text = Binding(wrappedValue: start)
        try VStack { TextEditor(text: text) }.attributedTextFormattingDefinition(Formatting())
            .inspect().vStack().textEditor(0).setInput("b")
        #expect(text.wrappedValue.foregroundColor == .red)
        #expect(text.wrappedValue.tracking == nil)
    }

    @Test("has no attributes where its text has none")
    func plain() throws {
        let selection = Binding(wrappedValue: TextSelection?.none)
        let text = Binding(wrappedValue: "a")
        let editor = try TextEditor(text: text, selection: selection).inspect().textEditor()
        #expect(throws: InspectionError.self) { try editor.attributedInput() }
        try editor.setInput("abc")
        #expect(selection.wrappedValue == TextSelection(insertionPoint: "abc".endIndex))
        #expect(selection.wrappedValue?.isInsertion == true)
    }
}
