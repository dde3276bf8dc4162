import SwiftUI
import Testing
import ViewInspector

private struct Flag: Identifiable, Equatable {
    let id: Int
    var isOn: Bool
    var size = "m"
}

extension ImageResource {
    fileprivate static let leaf = ImageResource(name: "leaf", bundle: .main)
}

/// One use of each control that takes an image, several values, a format or labels for its values.
private struct Controls: View {
    @State private var isOn = false
    @State private var flags = [Flag(id: 1, isOn: true), Flag(id: 2, isOn: false)]
    @State private var choice = "a"
    @State private var number = 1.5
    @State private var count = 3
    @State private var weight: Int?
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var text = ""
    private let title = "String"

    var body: some View {
        VStack {
            Label("Leaf", image: .leaf)
            Label(title, image: .leaf)
            Label(title, image: "leaf")
            Button("Leaf", image: .leaf) { isOn = true }
            Button("Delete", image: .leaf, role: .destructive) {}
            Menu("Menu", image: .leaf) { Button("Item") {} }
            Menu("Menu", image: .leaf) {
                Button("Item") {}
            } primaryAction: {
            }
            Menu(title, systemImage: "leaf") {
                Button("Item") {}
            } primaryAction: {
            }
            ControlGroup("Group", image: .leaf) { Button("Item") {} }
            ControlGroup(title, systemImage: "leaf") { Button("Item") {} }
        }
        VStack {
            Toggle("All", sources: $flags, isOn: \.isOn)
            Toggle("All", systemImage: "leaf", sources: $flags, isOn: \.isOn)
            Toggle("All", image: .leaf, sources: $flags, isOn: \.isOn)
            Toggle("One", image: .leaf, isOn: $isOn)
            Picker("Size", sources: $flags, selection: \.size) { Text("M").tag("m") }
            Picker("Size", systemImage: "leaf", sources: $flags, selection: \.size) { Text("M").tag("m") }
            Picker("Size", image: .leaf, sources: $flags, selection: \.size) { Text("M").tag("m") }
            Picker("Size", image: .leaf, selection: $choice) { Text("A").tag("a") }
            Picker(sources: $flags, selection: \.size) {
                Text("M").tag("m")
            } label: {
                Text("Size")
            }
        }
        VStack {
            Slider(value: $number, in: 0...2, onEditingChanged: { _ in }) { Text("Slider") }
            Slider(value: $number, in: 0...2, step: 1, onEditingChanged: { _ in }) { Text("Slider") }
            Slider(
                value: $number, in: 0...2, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
                maximumValueLabel: Text("2")
            ) { Text("Slider") }
            Slider(
                value: $number, in: 0...2, step: 1, onEditingChanged: { _ in }, minimumValueLabel: Text("0"),
                maximumValueLabel: Text("2")
            ) { Text("Slider") }
            Gauge(value: 0.5) {
                Text("Gauge")
            } currentValueLabel: {
                Text("half")
            } markedValueLabels: {
                Text("quarter").tag(0.25)
            }
            Gauge(value: 0.5) {
                Text("Gauge")
            } currentValueLabel: {
                Text("half")
            } minimumValueLabel: {
                Text("none")
            } maximumValueLabel: {
                Text("all")
            } markedValueLabels: {
                Text("quarter").tag(0.25)
            }
            Stepper("Number", value: $number, format: .number)
            Stepper("Number", value: $number, in: 0...2, step: 0.5, format: .number)
            Stepper(value: $number, step: 0.5, format: .number) { Text("Number") }
            Stepper(value: $number, in: 0...2, format: .percent) { Text("Number") }
        }
        VStack {
            TextField("Number", value: $number, format: .number)
            TextField("Number", value: $number, format: .number, prompt: Text("1"))
            TextField(title, value: $weight, format: .number)
            TextField(value: $count, format: .number, prompt: Text("1")) { Text("Count") }
            TextField(value: $weight, format: .number) { Text("Weight") }
            TextField("Number", value: $number, formatter: NumberFormatter())
            TextField("Number", value: $number, formatter: NumberFormatter(), prompt: Text("1"))
            TextField(value: $number, formatter: NumberFormatter()) { Text("Number") }
            TextField("Number", value: $number, formatter: NumberFormatter(), onEditingChanged: { _ in })
            TextField("Number", value: $number, formatter: NumberFormatter(), onCommit: {})
        }
        VStack {
            TextField(
                "Number", value: $number, formatter: NumberFormatter(), onEditingChanged: { _ in }, onCommit: {})
            TextField("Lines", text: $text, prompt: Text("Write"), axis: .vertical)
            Text(timerInterval: day...day.addingTimeInterval(90), pauseTime: day, countsDown: true, showsHours: false)
            Text("in \(timerInterval: day...day.addingTimeInterval(90))")
        }
    }
}

@Suite("Controls with images, formats and several values") @MainActor
struct ControlUses {
    @Test("are made in each way")
    func uses() throws {
        let view = try Controls().inspect()
        #expect(view.findAll(ViewType.Toggle.self).count == 4)
        #expect(view.findAll(ViewType.TextField.self).count == 12)
        #expect(try view.find(button: "Leaf").labelView().label().icon().image().actualImage().name() == "leaf")
    }

    @Test("set all of their values")
    func sources() throws {
        let flags = Binding(wrappedValue: [Flag(id: 1, isOn: true, size: "s"), Flag(id: 2, isOn: false)])
        let toggle = Toggle("All", sources: flags, isOn: \.isOn)
        try toggle.inspect().toggle().tap()
        #expect(flags.wrappedValue.map(\.isOn) == [true, true])
        let picker = Picker("Size", sources: flags, selection: \.size) {
            Text("S").tag("s")
            Text("M").tag("m")
        }
        #expect(throws: InspectionError.self) { try picker.inspect().picker().selectedValue(String.self) }
        try picker.inspect().picker().select(value: "m")
        #expect(flags.wrappedValue.map(\.size) == ["m", "m"])
        #expect(try picker.inspect().picker().selectedValue() == "m")
    }

    private func typed<V>(_ value: V, _ text: String, _ field: (Binding<V>) -> some View) throws -> (V, String) {
        let binding = Binding(wrappedValue: value)
        let input = try field(binding).inspect().find(ViewType.TextField.self)
        let shown = try input.input()
        try input.setInput(text)
        return (binding.wrappedValue, shown)
    }

    @Test("show a value in its format, and read it")
    func formats() throws {
        let number = try typed(1234.5, "2,000.25") { TextField("N", value: $0, format: .number) }
        #expect(number == (2000.25, "1,234.5"))
        #expect(try typed(1, "one") { TextField("N", value: $0, format: .number) }.0 == 1)
        #expect(try typed(Int?.some(1), "one") { TextField("N", value: $0, format: .number) } == (nil, "1"))
        #expect(try typed(Int?.none, "12") { TextField("N", value: $0, format: .number) } == (12, ""))
    }

    @Test("show a value as a formatter writes it, and read it in its own type")
    func formatters() throws {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        #expect(try typed(1234.5, "3") { TextField("N", value: $0, formatter: formatter) } == (3.0, "1,234.5"))
        #expect(try typed(7, "1,200") { TextField("N", value: $0, formatter: formatter) } == (1200, "7"))
        #expect(try typed(7, "x") { TextField("N", value: $0, formatter: formatter) }.0 == 7)
        #expect(try typed(Float(1), "2.5") { TextField("N", value: $0, formatter: formatter) }.0 == 2.5)
        #expect(try typed(Decimal(1), "2.5") { TextField("N", value: $0, formatter: formatter) }.0 == 2.5)
        let days = DateFormatter()
        days.dateFormat = "yyyy-MM-dd"
        days.timeZone = .gmt
        let start = Date(timeIntervalSince1970: 0)
        let day = try typed(start, "1970-01-02") { TextField("D", value: $0, formatter: days) }
        #expect(day == (start.addingTimeInterval(86400), "1970-01-01"))
    }

    @Test("show the value of a stepper in its format")
    func stepper() throws {
        let value = Binding(wrappedValue: 0.5)
        let stepper = Stepper("Share", value: value, in: 0...1, step: 0.25, format: .percent)
        #expect(try stepper.inspect().stepper().currentValueLabelView().string() == "50%")
        try stepper.inspect().stepper().increment()
        #expect(try stepper.inspect().stepper().currentValueLabelView().string() == "75%")
    }

    @Test("label the values of a gauge")
    func gauge() throws {
        let gauge = Gauge(value: 0.5) {
            Text("Gauge")
        } currentValueLabel: {
            Text("half")
        } markedValueLabels: {
            Text("quarter")
        }
        #expect(try gauge.inspect().gauge().markedValueLabelsView().text().string() == "quarter")
    }

    @Test("count time")
    func timers() throws {
        let start = Date(timeIntervalSince1970: 0)
        func shown(at seconds: Double, down: Bool = true, hours: Bool = true) throws -> String {
            try Text(
                timerInterval: start...start.addingTimeInterval(3700), pauseTime: start.addingTimeInterval(seconds),
                countsDown: down, showsHours: hours
            ).inspect().text().string()
        }
        #expect(try shown(at: 0) == "1:01:40")
        #expect(try shown(at: 0, hours: false) == "61:40")
        #expect(try shown(at: 3699.5) == "0:01")
        #expect(try shown(at: 9999) == "0:00")
        #expect(try shown(at: -5, down: false) == "0:00")
        #expect(try shown(at: 61.9, down: false) == "1:01")
        #expect(try shown(at: 9999, down: false, hours: false) == "61:40")
    }
}
