import SwiftUI
import Testing
import ViewInspector

/// Answers about texts and fonts.
@MainActor
@Suite struct TextAnswers {
    @Test func `Font defaults`() throws {
        #expect(try Font.system(size: 8).weight() == .regular)
        #expect(try Font.system(size: 8).design() == .default)
        #expect(try Font.custom("a", size: 8).style() == .body)
        #expect(try Font.custom("a", size: 8, relativeTo: .title).style() == .title)
    }

    @Test func `Help is a text`() throws {
        let view = AnyView(EmptyView().help(Text("h")))
        let help = try view.inspect().anyView().emptyView().help()
        #expect(try help.string() == "h")
        #expect(message { try help.offset() } == "Text does not have 'offset' modifier")
    }

    @Test func `Absent flags`() throws {
        let attributes = try Text("a").inspect().text().attributes()
        #expect(message { try attributes.isBold() } == "Text does not have 'bold' modifier")
        #expect(message { try attributes.isItalic() } == "Text does not have 'italic' modifier")
        #expect(try Text("a").bold().inspect().text().attributes().isBold())
    }

    @Test func `Images in texts`() throws {
        let text = Text("abc \(Image("test"))")
        #expect(try text.inspect().text().string() == "abc Image('test')")
        #expect(try (Text("a") + Text(Image("b"))).inspect().text().string() == "aImage('b')")
    }

    @Test func `Naive readers point to attributes`() throws {
        let text = try Text("a").font(.body).foregroundColor(.red).inspect().text()
        #expect(
            message { try text.font() } == "Please use .attributes().font() for inspecting Font on a Text")
        #expect(
            message { try text.foregroundColor() }
                == "Please use .attributes().foregroundColor() for inspecting foregroundColor on a Text")
    }

    @Test func `Ranges of strings`() throws {
        let view = Text("bold").bold() + Text(" and not")
        let sut = try view.inspect().text()
        let string = try sut.string()
        let attributes = try sut.attributes()
        let range = try #require(string.range(of: "bold"))
        #expect(try attributes[range].isBold())
        #expect(try attributes[..<range.upperBound].isBold())
        #expect(try attributes[range.lowerBound...string.index(after: range.lowerBound)].isBold())
        #expect(message { try attributes[range.upperBound...].isBold() } == "Text does not have 'bold' modifier")
    }

    @Test func `Ranges beyond the text`() throws {
        let attributes = try Text("abc").bold().inspect().text().attributes()
        #expect(message { try attributes[10..<14].isBold() } == "Invalid text range")
    }

    @Test func `Accessibility label of a text`() throws {
        let text: Text = Text("a").accessibilityLabel("first")
        let joined = text + Text("b").accessibilityLabel(Text("second"))
        #expect(try text.inspect().text().accessibilityLabel().string() == "first")
        #expect(try joined.inspect().text().accessibilityLabel().string() == "first")
    }

    @Test func `Names of images are texts`() throws {
        let label = Label("title", image: "img")
        #expect(try label.inspect().find(text: "img").pathToRoot == "label().icon().image().labelView().text()")
        let symbol = Label("title", systemImage: "star")
        #expect(try symbol.inspect().find(text: "star").pathToRoot == "label().icon().image().labelView().text()")
        #expect(try Image("a").inspect().image().labelView().text().string() == "a")
        #expect(try Image(systemName: "s").inspect().image().labelView().text().string() == "s")
    }
}
