import SwiftUI
import Testing
import ViewTestSupport

@testable import Inspector

/// Typing into the fields of Swift views, and who has the focus then.
@MainActor
struct TypingTests {
    private struct Form: View {
        enum Field: Hashable { case name, city }
        let log: Log
        @State private var name = ""
        @State private var city = ""
        @State private var step = 1
        @FocusState private var field: Field?

        var body: some View {
            VStack {
                if step == 1 {
                    TextField("Name", text: $name, onEditingChanged: { log.note("name \($0)") })
                        .focused($field, equals: .name)
                } else {
                    TextField("City", text: $city).focused($field, equals: .city)
                        .onAppear { field = .city }
                }
                Button("Next") { step = 2 }
                Text(field.map { "\($0)" } ?? "none").id("state")
            }
            .onChange(of: name) { log.note("\($1)") }
        }
    }

    private func state(_ screen: Screen) throws -> String {
        try screen.root.find(viewWithId: "state").text().string()
    }

    @Test func `Typing goes into the field, and a key changes its text`() throws {
        let log = Log()
        let screen = Screen(Form(log: log))
        try screen.root.find(ViewType.TextField.self).setInput("Al")
        #expect(try state(screen) == "name")
        for key in ["i", "c"] { try screen.root.pressKey(KeyEquivalent(Character(key))) }
        try screen.root.pressKey(.delete)
        #expect(log.take() == ["name true", "Al", "Ali", "Alic", "Ali"])
    }

    @Test func `A field that asks for the focus as it appears gets it from the one that goes`() throws {
        let screen = Screen(Form(log: Log()))
        try screen.root.find(ViewType.TextField.self).focus()
        try screen.tap("Next")
        #expect(try state(screen) == "city")
        #expect(try screen.root.find(ViewType.TextField.self).isFocused())
    }

    private struct OnlyField: View {
        @State private var isShown = true
        @FocusState private var isFocused: Bool

        var body: some View {
            if isShown { TextField("Name", text: .constant("")).focused($isFocused) }
            Button("Toggle") { isShown.toggle() }
            Button("Focus") { isFocused = true }
            Text("\(isFocused)").id("state")
        }
    }

    @Test func `The state of the only field is reset as the field goes, and can be set again`() throws {
        let screen = Screen(OnlyField())
        try screen.root.find(ViewType.TextField.self).focus()
        #expect(try state(screen) == "true")
        try screen.tap("Toggle")
        #expect(try state(screen) == "false")
        try screen.tap("Toggle", "Focus")
        #expect(try state(screen) == "true")
        #expect(try screen.root.find(ViewType.TextField.self).isFocused())
    }

    private struct Chat: View {
        let keeps: Bool
        @State private var text = "hello"
        @FocusState private var isFocused: Bool

        var body: some View {
            TextField("Message", text: $text).focused($isFocused).onSubmit {
                text = ""
                if keeps { isFocused = true }
            }
            Text("\(isFocused)").id("state")
        }
    }

    @Test(arguments: [true, false])
    func `Return leaves a field, unless its action says that the focus is there`(keeps: Bool) throws {
        let screen = Screen(Chat(keeps: keeps))
        try screen.root.find(ViewType.TextField.self).focus()
        try screen.root.pressKey(.return)
        #expect(try screen.root.find(ViewType.TextField.self).input() == "")
        #expect(try screen.root.find(ViewType.TextField.self).isFocused() == keeps)
        #expect(try state(screen) == "\(keeps)")
    }

    private struct Amounts: View {
        @State private var amount = 0.0
        @State private var count: Int?

        var body: some View {
            TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
            TextField("Count", value: $count, format: .number)
            Text(verbatim: "\(amount) \(count ?? -1)").id("state")
        }
    }

    @Test func `The value of a formatted field follows what is typed`() throws {
        let screen = Screen(Amounts())
        let amount = try screen.root.find(ViewType.TextField.self, containing: "Amount")
        try amount.clear()
        for key in "12.5" { try screen.root.pressKey(KeyEquivalent(key)) }
        #expect(try state(screen) == "12.5 -1")
        try screen.root.find(ViewType.TextField.self, containing: "Count").focus()
        try screen.root.pressKey("7")
        #expect(try state(screen) == "12.5 7")
        try screen.root.pressKey(.delete)
        #expect(try state(screen) == "12.5 -1")
    }

    private struct Notes: View {
        let submitted: () -> Void
        @State private var text = "a"

        var body: some View {
            TextField("Note", text: $text, prompt: nil, axis: .vertical).onSubmit(submitted)
            SecureField("Code", text: .constant(""), prompt: Text("Six digits"))
        }
    }

    @Test func `Return makes a line in a field that grows downward`() throws {
        var submissions = 0
        let screen = Screen(Notes { submissions += 1 })
        screen.graph.isScreen = true
        let note = try screen.root.find(ViewType.TextField.self)
        #expect(throws: InspectionError.self) { try note.submit() }
        try note.focus()
        try screen.root.pressKey(.return)
        #expect(try note.input() == "a\n")
        #expect(submissions == 0)
        #expect(throws: Never.self) { try screen.root.find(text: "Six digits") }
    }

    @Test func `A tree that is inspected takes any text, and submits by any keyboard`() throws {
        let text = Binding<String>(wrappedValue: "")
        var submissions = 0
        let field = try TextField("Age", text: text).keyboardType(.numberPad).onSubmit { submissions += 1 }
            .inspect().textField()
        try field.setInput("forty")
        try field.submit()
        #expect(text.wrappedValue == "forty")
        #expect(submissions == 1)
    }
}
