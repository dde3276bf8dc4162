import SwiftUI
import Testing

@testable import Checks

@MainActor
@Suite struct TextCutOffTests {
    @Test func `A text in a frame that is too narrow is cut off`() {
        #expect(
            findings(Text("Proceed to checkout").frame(width: 80, height: 22)) == [
                "text_cut_off: Text \"Proceed to checkout\" is cut off: it shows \"Proceed…\""
            ])
    }

    @Test func `A text is cut off only where its letters are too large`() {
        let view = Text("Proceed to checkout").frame(width: 250, height: 24)
        #expect(findings(view).isEmpty)
        #expect(findings(view, as: .textSize).count == 1)
    }

    @Test func `The lines of a text are as high as its own font`() {
        let title = Text("Thank you, Ann!").font(.largeTitle).frame(height: 41)
        #expect(findings(title).isEmpty)
        #expect(findings(title, as: .doubledStrings).count == 1)
    }

    @Test func `Doubled words need more room, and data doesn't`() {
        #expect(findings(Text("Proceed to checkout now").frame(width: 250, height: 24), as: .doubledStrings).count == 1)
        let name = "Proceed to checkout now"
        #expect(findings(Text(name).frame(width: 250, height: 24), as: .doubledStrings).isEmpty)
        #expect(findings(Text(verbatim: name).frame(width: 250, height: 24), as: .doubledStrings).isEmpty)
    }

    @Test func `Each of the texts of a row that has no room is cut off`() {
        let row = HStack {
            Text("A long description of what this is").frame(height: 22)
            Spacer()
            Text("1,299.00 EUR").fixedSize()
        }
        #expect(findings(row.frame(width: 200)).count == 1)
    }

    @Test func `A limit of lines is the wish of the author`() {
        #expect(findings(Text("Proceed to checkout").lineLimit(1).frame(width: 80)).isEmpty)
        #expect(
            findings(VStack { Text("Proceed to checkout") }.lineLimit(1).frame(width: 80), as: .textSize).isEmpty)
    }

    @Test func `A text that wraps, shrinks or keeps its size is whole`() {
        #expect(findings(Text("Proceed to checkout").frame(width: 120)).isEmpty)
        #expect(findings(Text("Proceed to checkout").minimumScaleFactor(0.4).frame(width: 120, height: 22)).isEmpty)
        #expect(findings(Text("Proceed to checkout").fixedSize().frame(width: 80, height: 22)).isEmpty)
    }

    @Test func `What fits is chosen where the author gives a choice`() {
        let view = ViewThatFits {
            Text("Proceed to checkout").frame(width: 500, height: 22)
            Text("Pay")
        }
        #expect(findings(view).isEmpty)
    }

    @Test func `A text that nobody sees isn't cut off`() {
        #expect(findings(Text("Proceed to checkout").frame(width: 80, height: 22).hidden()).isEmpty)
        #expect(findings(Text("Proceed to checkout").frame(width: 80, height: 22).opacity(0)).isEmpty)
    }

    @Test func `Titles, tabs, menus and pickers are cut as the system likes`() {
        let title = NavigationStack { Text("a").navigationTitle("A title that is much longer than any bar is wide") }
        #expect(findings(title, as: .textSize).isEmpty)
        let tabs = TabView { Text("a").tabItem { Text("A tab with a name that has no room in the bar at all") } }
        #expect(findings(tabs).isEmpty)
        let picker = Picker("Sort", selection: .constant(0)) {
            Text("By the date of arrival").tag(0)
            Text("By the name of the maker").tag(1)
            Text("By the price, cheapest first").tag(2)
        }.pickerStyle(.segmented)
        #expect(findings(picker).isEmpty)
    }

    @Test func `What an empty field says is cut as the system likes`() {
        let field = TextField("What is to be done today?", text: .constant(""))
        #expect(findings(field.frame(width: 100)).isEmpty)
        #expect(findings(List { field }, as: .textSize).isEmpty)
    }

    @Test func `A text that just doesn't fit isn't cut off for sure`() throws {
        let text = Text("Proceed to checkout")
        let screen = CheckedScreen(
            text, in: .device(nil, isLandscape: false), as: Variant.all(in: .device(nil, isLandscape: false))[0])
        let width = try screen.graph.root.frame().width
        #expect(findings(text.frame(width: width * 0.98, height: 22)).isEmpty)
        #expect(findings(text.frame(width: width * 0.9, height: 22)).count == 1)
    }
}
