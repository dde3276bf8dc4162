import Inspector
import Testing
import ViewTree

/// Paths, parents, collections, and the places of what may be absent.
@MainActor
struct PathTests {
    private struct Framed: ViewModifier {
        func body(content: Content) -> some View {
            content.overlay(Text("over"))
        }
    }

    private struct Inner: View {
        var body: some View { Text("inner") }
    }

    private struct Screen: View {
        let isOn: Bool

        var body: some View {
            AnyView(
                Group {
                    if isOn { Text("on") }
                    if isOn { Text("first") } else { Text("second") }
                    Inner()
                    Button {} label: { HStack { Text("label") } }
                    Divider().modifier(Framed())
                    ScrollView { Text("scrolled") }
                })
        }
    }

    private struct Bare: View {
        var body: some View {
            Text("a")
            Text("b")
        }
    }

    @Test(arguments: [
        ("first", "view(Screen.self).anyView().group().text(1)"),
        ("inner", "view(Screen.self).anyView().group().view(Inner.self, 2).text()"),
        ("label", "view(Screen.self).anyView().group().button(3).labelView().hStack().text(0)"),
        (
            "over",
            "view(Screen.self).anyView().group().divider(4).modifier(Framed.self).viewModifierContent().overlay().text()"
        ),
        ("scrolled", "view(Screen.self).anyView().group().scrollView(5).text()"),
    ])
    func aPathIsTheChainThatLeadsThere(text: String, path: String) throws {
        #expect(try Screen(isOn: true).inspect().find(text: text).pathToRoot == path)
    }

    @Test func thePathCanBeWalked() throws {
        let group = try Screen(isOn: true).inspect().view(Screen.self).anyView().group()
        #expect(try group.view(Inner.self, 2).text().string() == "inner")
        #expect(try group.button(3).labelView().hStack().text(0).string() == "label")
        let divider = try group.divider(4)
        #expect(try divider.modifier(Framed.self).viewModifierContent().overlay().text().string() == "over")
        #expect(try group.scrollView(5).text().string() == "scrolled")
    }

    @Test func whatIsAbsentKeepsItsPlace() throws {
        let group = try Screen(isOn: false).inspect().anyView().group()
        #expect(group.count == 6)
        #expect(group[0].isAbsent)
        #expect(try group.text(1).string() == "second")
        #expect(group.map(\.isAbsent) == [true, false, false, false, false, false])
    }

    @Test func severalViewsInABodyAreReachedByIndex() throws {
        let view = try Bare().inspect().view(Bare.self)
        #expect(try view.text(1).string() == "b")
        #expect(try view.tupleView().text(0).string() == "a")
        #expect(try view.find(text: "b").pathToRoot == "view(Bare.self).text(1)")
    }

    @Test func parentsLeadToTheRoot() throws {
        let text = try Screen(isOn: true).inspect().find(text: "label")
        #expect(try text.parent().hStack().count == 1)
        #expect(try text.parent().parent().button().labelView().hStack().text(0).string() == "label")
        #expect(try text.parent().parent().parent().group().count == 6)
        #expect(try text.parent().parent().parent().parent().anyView().group().count == 6)
        #expect(throws: InspectionError.parentViewNotFound(view: "Screen")) {
            try text.parent().parent().parent().parent().parent().parent()
        }
    }

    @Test func aCollectionIsLikeAnyOther() throws {
        let stack = try HStack { Text("a"); Text("b"); Text("c") }.inspect().hStack()
        #expect(stack.count == 3)
        #expect(try stack.map { try $0.text().string() } == ["a", "b", "c"])
        #expect(try stack.reversed().first?.text().string() == "c")
        #expect(try stack.first(where: { try $0.text().string() > "a" })?.text().string() == "b")
        #expect(try stack[1...].map { try $0.text().string() } == ["b", "c"])
        #expect(stack.isEmpty == false)
        #expect(try stack.last?.text().string() == "c")
        #expect(stack[7].isAbsent)
    }

    @Test func anElementShowsTheNewState() throws {
        struct Flip: View {
            @State private var isOn = false

            var body: some View {
                VStack {
                    Text(isOn ? "on" : "off")
                    Button("Flip") { isOn.toggle() }
                }
            }
        }
        let stack = try Flip().inspect().vStack()
        let text = try stack.text(0)
        try stack.button(1).tap()
        #expect(try text.string() == "on")
    }

    @Test func aLinksScreenStaysWhereItIsHeld() throws {
        struct Detail: View {
            @State private var isOn = false

            var body: some View {
                VStack {
                    Text(isOn ? "on" : "off")
                    Button("Flip") { isOn.toggle() }
                }
            }
        }
        let link = NavigationLink("Next", destination: Detail())
        let detail = try link.inspect().navigationLink().view(Detail.self)
        try detail.vStack().button(1).tap()
        #expect(try detail.vStack().text(0).string() == "on")
        try detail.vStack().button(1).tap()
        #expect(try detail.find(ViewType.Text.self).string() == "off")
    }
}
