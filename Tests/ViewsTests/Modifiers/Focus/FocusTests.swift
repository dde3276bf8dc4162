import SwiftUI
import Testing
import ViewTestSupport

@testable import Inspector

private struct TitleKey: FocusedValueKey {
    typealias Value = String
}

private struct AmountKey: FocusedValueKey {
    typealias Value = Binding<Int>
}

extension FocusedValues {
    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
    fileprivate var amount: Binding<Int>? {
        get { self[AmountKey.self] }
        set { self[AmountKey.self] = newValue }
    }
}

@MainActor
@Suite("Focus") struct FocusTests {
    enum Field: Hashable { case name, city, nobody }

    struct Form: View {
        let log: Log
        @State private var name = ""
        @State private var city = ""
        @State private var hasCity = true
        @State private var isDisabled = false
        @FocusState private var field: Field?
        @FocusState private var isOnButton: Bool

        var body: some View {
            VStack {
                TextField("Name", text: $name, onEditingChanged: { log.note("name \($0)") })
                    .focused($field, equals: .name).disabled(isDisabled)
                if hasCity { TextField("City", text: $city).focused($field, equals: .city) }
                Button("Go to city") { field = .city }.focused($isOnButton)
                Button("Go nowhere") { field = .nobody }
                Button("Leave") { field = nil }
                Button("Remove") { hasCity = false }
                Button("Disable") { isDisabled = true }
                Text("\(field.map { "\($0)" } ?? "none") \(isOnButton)").id("state")
            }
        }
    }

    private func form() -> (screen: Screen, log: Log) {
        let log = Log()
        return (Screen(Form(log: log)), log)
    }

    private func state(_ screen: Screen) throws -> String {
        try screen.root.find(viewWithId: "state").text().string()
    }

    private func field(_ name: String, in screen: Screen) throws -> InspectableView<ViewType.TextField> {
        try screen.root.find(ViewType.TextField.self, containing: name)
    }

    @Test("moves where a person puts it, and the states follow")
    func byHand() throws {
        let (screen, log) = form()
        #expect(try state(screen) == "none false")
        try field("Name", in: screen).focus()
        #expect(try state(screen) == "name false")
        #expect(try field("Name", in: screen).isFocused())
        try screen.root.find(button: "Go to city").focus()
        #expect(try state(screen) == "none true")
        #expect(try !field("Name", in: screen).isFocused())
        #expect(log.take() == ["name true", "name false"])
        try screen.root.find(button: "Go to city").unfocus()
        #expect(try state(screen) == "none false")
    }

    @Test("moves where the app puts it")
    func byProgram() throws {
        let (screen, _) = form()
        try screen.tap("Go to city")
        #expect(try state(screen) == "city false")
        #expect(try field("City", in: screen).isFocused())
        try screen.tap("Leave")
        #expect(try state(screen) == "none false")
        #expect(try !field("City", in: screen).isFocused())
    }

    @Test("stays when the app puts it where nothing is")
    func nowhere() throws {
        let (screen, _) = form()
        try screen.tap("Go to city", "Go nowhere")
        #expect(try state(screen) == "city false")
    }

    @Test("leaves with the view that has it, and a view that is disabled")
    func leaving() throws {
        let (screen, _) = form()
        try field("City", in: screen).focus()
        try screen.tap("Remove")
        #expect(try state(screen) == "none false")
        try field("Name", in: screen).focus()
        try screen.tap("Disable")
        #expect(try state(screen) == "none false")
        #expect(throws: InspectionError.self) { try field("Name", in: screen).focus() }
    }

    @Test("is refused by what can't have it")
    func refusals() throws {
        let screen = Screen(
            VStack {
                Text("text")
                Text("focusable").focusable()
                Button("never") {}.focusable(false)
                Button("disabled") {}.disabled(true)
            })
        #expect(
            throws: InspectionError.notSupported(
                "Text cannot have the focus: it is no control, contains none, and has no focusable()")
        ) { try screen.root.find(text: "text").focus() }
        try screen.root.find(text: "focusable").focus()
        #expect(try screen.root.find(text: "focusable").isFocused())
        #expect(throws: InspectionError.self) { try screen.root.find(button: "never").focus() }
        #expect(throws: InspectionError.unresponsiveControl(name: "Button", reason: "it is disabled")) {
            try screen.root.find(button: "disabled").focus()
        }
        #expect(throws: InspectionError.notSupported("Text does not have the focus")) {
            try screen.root.find(text: "text").unfocus()
        }
    }

    struct Card: View {
        @Environment(\.isFocused) var isFocused
        var body: some View { Text(isFocused ? "in focus" : "out of focus") }
    }

    @Test("tells the views within, and what focusable was given")
    func environment() throws {
        let log = Log()
        let screen = Screen(
            VStack {
                Card().focusable(true) { log.note("\($0)") }; Button("Other") {}
            })
        #expect(screen.contents == ["out of focus"])
        try screen.root.find(Card.self).focus()
        #expect(screen.contents == ["in focus"])
        try screen.root.find(button: "Other").focus()
        #expect(screen.contents == ["out of focus"])
        #expect(log.take() == ["true", "false"])
        try screen.root.find(Card.self).callOnFocusChange()
        #expect(log.take() == ["true"])
    }

    struct Defaults: View {
        @Namespace var space
        @FocusState var field: Field?
        @Environment(\.resetFocus) var reset
        let prefers: Bool

        var body: some View {
            VStack {
                Button("First") {}.focused($field, equals: .name)
                Button("Second") {}.prefersDefaultFocus(prefers, in: space).focused($field, equals: .city)
                Text(field.map { "\($0)" } ?? "none").id("state")
            }
            .focusScope(space)
            .defaultFocus($field, prefers ? nil : .name)
        }
    }

    @Test("is at first where the app prefers it")
    func defaults() throws {
        #expect(try Screen(Defaults(prefers: true)).root.find(viewWithId: "state").text().string() == "city")
        #expect(try Screen(Defaults(prefers: false)).root.find(viewWithId: "state").text().string() == "name")
    }

    struct Values: View {
        struct Title: View {
            @FocusedValue(\.title) var title
            @FocusedBinding(\.amount) var amount
            var body: some View {
                Text("\(title ?? "none") \(amount ?? -1)").id("title")
                Button("Raise") { amount? += 1 }
            }
        }
        @State private var amount = 5

        var body: some View {
            VStack {
                Title()
                Button("First") {}.focusedValue(\.title, "one")
                Button("Second") {}.focusedValue(\.title, "two").focusedValue(\.amount, $amount)
                Text("amount \(amount)").id("amount")
            }
        }
    }

    @Test("tells the rest of the app what the focused view tells")
    func values() throws {
        let screen = Screen(Values())
        func title() throws -> String { try screen.root.find(viewWithId: "title").text().string() }
        #expect(try title() == "none -1")
        try screen.root.find(button: "First").focus()
        #expect(try title() == "one -1")
        try screen.root.find(button: "Second").focus()
        #expect(try title() == "two 5")
        try screen.tap("Raise")
        #expect(try title() == "two 6")
        #expect(try screen.root.find(viewWithId: "amount").text().string() == "amount 6")
        try screen.root.find(button: "Second").unfocus()
        #expect(try title() == "none -1")
    }

    struct Spoken: View {
        @AccessibilityFocusState private var isRead: Bool

        var body: some View {
            VStack {
                Text("news").accessibilityFocused($isRead)
                Button("Read") { isRead = true }
                Text("\(isRead)").id("state")
            }
        }
    }

    @Test("of what reads the screen aloud goes its own way")
    func accessibility() throws {
        let screen = Screen(Spoken())
        try screen.root.find(text: "news").focusAccessibility()
        #expect(try screen.root.find(viewWithId: "state").text().string() == "true")
        try screen.root.find(text: "news").unfocusAccessibility()
        try screen.root.find(button: "Read").focus()
        #expect(try screen.root.find(viewWithId: "state").text().string() == "false")
        try screen.tap("Read")
        #expect(try screen.root.find(text: "news").isAccessibilityFocused())
    }
}
