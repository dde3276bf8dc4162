import Foundation
import Inspector
import Testing
import Views

/// What a person does with views on a screen, from Swift.
@MainActor
struct VerbTests {
    private struct Rows: View {
        let log: (String) -> Void

        var body: some View {
            List {
                ForEach(["Milk", "Bread", "Tea"], id: \.self) { Text($0) }
                    .onDelete { log("delete \(Array($0))") }
                    .onMove { log("move \(Array($0)) to \($1)") }
            }
        }
    }

    @Test func `Rows are deleted and moved`() throws {
        var log: [String] = []
        let rows = Rows { log.append($0) }
        try rows.inspect().find(text: "Bread").delete()
        try rows.inspect().find(text: "Milk").move(to: 2)
        try rows.inspect().find(text: "Tea").move(to: 0)
        try rows.inspect().find(text: "Tea").move(to: 2)
        #expect(log == ["delete [1]", "move [0] to 3", "move [2] to 0"])
        #expect(throws: InspectionError.notSupported(#"Text "Tea" can't become row 4 of 3"#)) {
            try rows.inspect().find(text: "Tea").move(to: 3)
        }
    }

    @Test func `Rows that are moved`() throws {
        var items = ["Milk", "Bread", "Tea"]
        let list = List {
            ForEach(items, id: \.self) { Text($0) }.onMove { items.move(fromOffsets: $0, toOffset: $1) }
        }
        try list.inspect().find(text: "Milk").move(to: 1)
        #expect(items == ["Bread", "Milk", "Tea"])
    }

    @Test func `Fields are submitted and cleared`() throws {
        let (box, text) = box("abc")
        var submissions = 0
        let field = TextField("Name", text: text).onSubmit { submissions += 1 }
        try field.inspect().textField().submit()
        #expect(submissions == 1)
        try field.inspect().textField().clear()
        #expect(box.value == "")
        try TextField("Name", text: text).inspect().textField().submit()
        #expect(submissions == 1)
    }

    @Test func `Sliders and dates are set`() throws {
        let (number, value) = box(0.2)
        let slider = try Slider(value: value, in: 0...1, step: 0.25).inspect().slider()
        try slider.set(0.6)
        #expect(number.value == 0.5)
        #expect(throws: InspectionError.notSupported("Slider can't be set to 1.5: it goes from 0 to 1")) {
            try slider.set(1.5)
        }
        let (date, selection) = box(Date(timeIntervalSince1970: 0))
        try DatePicker("Due", selection: selection).environment(\.timeZone, .gmt)
            .inspect().datePicker().set("1970-01-02 01:00")
        #expect(date.value == Date(timeIntervalSince1970: 25 * 3600))
    }

    @Test func `A time that clocks skip is none`() throws {
        let (date, selection) = box(Date(timeIntervalSince1970: 1_774_652_400))
        let picker = try DatePicker("Due", selection: selection)
            .environment(\.timeZone, try #require(TimeZone(identifier: "Europe/Berlin"))).inspect().datePicker()
        #expect(throws: InspectionError.self) { try picker.set("2026-03-29 02:30") }
        try picker.set("2026-03-29 03:30")
        #expect(date.value == Date(timeIntervalSince1970: 1_774_747_800))
    }

    @Test func `A stepper on a screen ends with its range`() throws {
        let (box, value) = box(4.0)
        let stepper = try Stepper("Count", value: value, in: 0...5).hosted().find(ViewType.Stepper.self)
        defer { ViewHosting.expel() }
        try stepper.increment()
        #expect(box.value == 5)
        #expect(throws: InspectionError.notSupported(#"Stepper "Count" is at its maximum, 5"#)) {
            try stepper.increment()
        }
    }

    private struct Help: View {
        @Environment(\.openURL) private var openURL

        var body: some View {
            VStack {
                Link("Manual", destination: URL(string: "https://example.com/manual")!)
                Button("Support") { openURL(URL(string: "https://example.com/support")!) }
            }
        }
    }

    @Test func `A screen knows what it opened`() throws {
        let screen = try Help().hosted()
        defer { ViewHosting.expel() }
        try screen.find(ViewType.Link.self).tap()
        try screen.find(button: "Support").tap()
        #expect(screen.openedURLs.map(\.lastPathComponent) == ["manual", "support"])
        let handled = try Help().environment(\.openURL, OpenURLAction { _ in .handled }).hosted()
        try handled.find(button: "Support").tap()
        #expect(handled.openedURLs.isEmpty)
    }
}
