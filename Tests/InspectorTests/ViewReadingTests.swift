import SwiftUI
import Testing
import ViewInspector

@MainActor
@Suite struct ViewReadingTests {
    struct Card: View, Inspectable {
        let title: String
        @Binding var isOpen: Bool
        var body: some View { Button(title) { isOpen.toggle() } }
    }

    struct Page: View {
        @State private var isOpen = false
        var body: some View {
            VStack {
                Card(title: "card", isOpen: $isOpen); Text(isOpen ? "open" : "closed")
            }
        }
    }

    @Test func `The actual view is the one in the tree`() throws {
        let card = try Page().inspect().vStack().view(Card.self, 0).actualView()
        #expect(card.title == "card")
        #expect(!card.isOpen)
        card.isOpen = true
        #expect(card.isOpen)
    }

    @Test func `A tap changes what is read afterwards`() throws {
        let page = try Page().inspect()
        try page.find(button: "card").tap()
        #expect(try page.vStack().text(1).string() == "open")
    }

    @Test func `Another type than the one in the tree is an error`() {
        #expect(
            throws: InspectionError.inspection(
                path: "view(Page.self).vStack().view(Card.self, 0)", factual: "Card", expected: "Page")
        ) {
            try Page().inspect().vStack().view(Page.self, 0)
        }
        #expect(throws: InspectionError.inspection(path: "text()", factual: "Text", expected: "HStack")) {
            try Text("x").inspect().hStack()
        }
    }

    @Test func `Fields take input`() throws {
        let name = Binding<String>(wrappedValue: "a")
        let secret = Binding<String>(wrappedValue: "b")
        let form = try VStack {
            TextField("Name", text: name); SecureField("Secret", text: secret)
        }.inspect().vStack()
        #expect(try form.textField(0).input() == "a")
        try form.textField(0).setInput("x")
        try form.secureField(1).setInput("y")
        #expect(name.wrappedValue == "x")
        #expect(try form.secureField(1).input() == "y")
        #expect(try form.textField(0).labelView().text().string() == "Name")
    }

    @Test func `Callbacks that are not there are errors`() {
        let name = Binding<String>(wrappedValue: "a")
        #expect(throws: InspectionError.callbackNotFound(parent: "TextField", callback: "onCommit")) {
            try TextField(text: name) { Text("x") }.inspect().textField().callOnCommit()
        }
        #expect(throws: InspectionError.modifierNotFound(parent: "ForEach", modifier: "onMove", index: 0)) {
            try ForEach(0..<1) { Text("\($0)") }.inspect().forEach().callOnMove(IndexSet(integer: 0), 1)
        }
    }

    @Test func `An element sees the tree as it is now`() throws {
        let page = try Page().inspect()
        let text = try page.vStack().text(1)
        #expect(try text.string() == "closed")
        try page.find(button: "card").tap()
        #expect(try text.string() == "open")
    }

    @Test func `Stacks tell their layout`() throws {
        #expect(try HStack(alignment: .top, spacing: 3) { Text("x") }.inspect().hStack().alignment() == .top)
        #expect(try VStack(spacing: 4) { Text("x") }.inspect().vStack().spacing() == 4)
        #expect(try VStack { Text("x") }.inspect().vStack().spacing() == nil)
        #expect(try ZStack(alignment: .bottom) { Text("x") }.inspect().zStack().alignment() == .bottom)
        #expect(try HStack { Spacer(minLength: 9) }.inspect().hStack().spacer(0).minLength() == 9)
    }

    @Test func `A missing object is the error of whatever is asked`() {
        final class Store: ObservableObject {}
        struct Needy: View {
            @EnvironmentObject var store: Store
            var body: some View { Text("x") }
        }
        let missing = InspectionError.missingEnvironmentObjects(view: "Needy", objects: ["store: Store"])
        #expect(throws: missing) { try Needy().inspect().text() }
        #expect(throws: InspectionError.searchFailure(skipped: 0, blockers: ["\(missing)"])) {
            try HStack { Needy() }.inspect().find(text: "x")
        }
    }

    @Test func `A body that contains itself is an error`() throws {
        struct Mirror: View {
            var body: some View { AnyView(Mirror()) }
        }
        let error = #expect(throws: InspectionError.self) { try Mirror().inspect().find(text: "x") }
        #expect(error?.description.hasPrefix("Search did not find a match") == true)
    }
}
