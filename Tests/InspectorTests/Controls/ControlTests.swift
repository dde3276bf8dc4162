import Foundation
import Inspector
import Testing
import Views

/// What can be read of controls and done with them.
@MainActor
struct ControlTests {
    @Test func `A label has a title and an icon`() throws {
        let label = try Label("Home", systemImage: "house").inspect().label()
        #expect(try label.title().text().string() == "Home")
        #expect(try label.icon().image().actualImage().name() == "house")
        #expect(try label.title().pathToRoot == "label().title().text()")
    }

    @Test func `An editor takes text`() throws {
        let (box, text) = box("before")
        let editor = try TextEditor(text: text).inspect().textEditor()
        #expect(try editor.input() == "before")
        try editor.setInput("after")
        #expect(box.value == "after")
    }

    @Test func `A slider keeps to its range and steps`() throws {
        let (box, value) = box(Float(3))
        let slider = try Slider(value: value, in: 0...10, step: 2).inspect().slider()
        #expect(try slider.value() == 0.3)
        try slider.setValue(0.69)
        #expect(box.value == 6)
        try slider.setValue(9.9)
        #expect(box.value == 10)
        try slider.setValue(-1)
        #expect(box.value == 0)
        try slider.set(6.9)
        #expect(box.value == 6)
    }

    @Test func `A slider is read and moved by the place between its ends`() throws {
        let (box, value) = box(7.0)
        let slider = try Slider(value: value, in: 7...56).inspect().slider()
        #expect(try slider.value() == 0)
        try slider.setValue(0.5)
        #expect(box.value == 31.5)
        #expect(try slider.value() == 0.5)
        try slider.setValue(1)
        #expect(box.value == 56)
        let point = try Slider(value: .constant(3), in: 3...3).inspect().slider()
        #expect(try point.value() == 0)
    }

    @Test func `A slider tells of editing`() throws {
        var told: [Bool] = []
        let slider = Slider(value: .constant(0.5)) {
            Text("Volume")
        } onEditingChanged: {
            told.append($0)
        }
        try slider.inspect().slider().callOnEditingChanged()
        #expect(told == [false])
        #expect(try slider.inspect().slider().labelView().text().string() == "Volume")
    }

    @Test func `A stepper keeps to its range`() throws {
        let (box, value) = box(3)
        let stepper = try Stepper("Count", value: value, in: 0...5, step: 2).inspect().stepper()
        try stepper.increment()
        #expect(box.value == 5)
        try stepper.increment()
        #expect(box.value == 5)
        try stepper.decrement()
        try stepper.decrement()
        try stepper.decrement()
        #expect(box.value == 0)
    }

    @Test func `A stepper takes its label as the last closure`() throws {
        let (box, value) = box(1)
        let bounded = try Stepper(value: value, in: 0...2) { Text("Count") }.inspect().stepper()
        try bounded.increment()
        try bounded.increment()
        #expect(box.value == 2)
        #expect(try bounded.labelView().text().string() == "Count")
        let free = try Stepper(value: value, step: 5) { Text("Steps") }.inspect().stepper()
        try free.increment()
        #expect(box.value == 7)
        #expect(try free.labelView().text().string() == "Steps")
    }

    @Test func `Labeled content follows the locale`() throws {
        let content = LabeledContent("Total", value: 12.5, format: .currency(code: "EUR"))
        let german = content.environment(\.locale, Locale(identifier: "de_DE"))
        #expect(try german.inspect().labeledContent().text(0).string() == "12,50\u{a0}€")
        let english = content.environment(\.locale, Locale(identifier: "en_US"))
        #expect(try english.inspect().labeledContent().text(0).string() == "€12.50")
    }

    @Test func `A stepper calls what it was given`() throws {
        var calls: [String] = []
        let stepper = Stepper {
            Text("Count")
        } onIncrement: {
            calls.append("up")
        } onDecrement: {
            calls.append("down")
        } onEditingChanged: { _ in
            calls.append("editing")
        }
        try stepper.inspect().stepper().increment()
        try stepper.inspect().stepper().decrement()
        try stepper.inspect().stepper().callOnEditingChanged()
        #expect(calls == ["up", "down", "editing"])
    }

    private enum Size: String, CaseIterable { case small, large }

    @Test func `A picker chooses by tag`() throws {
        let (box, size) = box(Size.small)
        let picker = try Picker("Size", selection: size) {
            Text("Small").tag(Size.small)
            Section { Text("Large").tag(Size.large) }
        }.inspect().picker()
        #expect(try picker.selectedValue() == Size.small)
        try picker.select(value: Size.large)
        #expect(box.value == .large)
        #expect(try picker.labelView().text().string() == "Size")
        #expect(try picker.text(0).string() == "Small")
    }

    @Test func `A picker on a screen says which tags there are`() throws {
        let picker = try Picker("Size", selection: .constant("s")) {
            Text("Small").tag("s")
            Text("Large").tag("l")
        }.hosted().picker()
        #expect(
            throws: InspectionError.notSupported(#"Picker has no option tagged "x"; its options are "s", "l""#)
        ) { try picker.select(value: "x") }
        let bare = try Picker("Size", selection: .constant(1)) { Text("Small") }.hosted().picker()
        #expect(throws: InspectionError.notSupported("Picker has no option tagged 1; it has no tagged options")) {
            try bare.select(value: 1)
        }
    }

    @Test func `A picker takes optionals and identities`() throws {
        let (box, size) = box(Size?.none)
        let picker = try Picker("Size", selection: size) {
            Text("None").tag(Size?.none)
            ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
        }.inspect().picker()
        #expect(try picker.selectedValue(Size?.self) == nil)
        try picker.select(value: Size?.some(.large))
        #expect(box.value == .large)
        try picker.select(value: Size?.none)
        #expect(box.value == nil)
    }

    @Test func `A list chooses rows`() throws {
        let (one, single) = box(String?.none)
        try List(["a", "b"], id: \.self, selection: single) { Text($0) }.inspect().list().select(value: "b")
        #expect(one.value == "b")
        let (many, set) = box(Set<String>())
        let list = try List(["a", "b"], id: \.self, selection: set) { Text($0) }.inspect().list()
        try list.select(value: "a")
        try list.select(value: "b")
        try list.select(value: "a")
        #expect(many.value == ["b"])
        #expect(try list.forEach(0).text(1).string() == "b")
    }

    @Test func `A list of bindings changes its elements`() throws {
        struct Item: Identifiable { var id: Int; var isOn: Bool }
        let (items, binding) = box([Item(id: 1, isOn: false), Item(id: 2, isOn: false)])
        let list = List(binding) { item in Toggle("On", isOn: item.isOn) }
        try list.inspect().list().forEach(0).toggle(1).tap()
        #expect(items.value.map(\.isOn) == [false, true])
    }

    @Test func `A section has a header and a footer`() throws {
        let section = try Section {
            Text("content")
        } header: {
            Text("above")
        } footer: {
            Text("below")
        }
        .inspect().section()
        #expect(try section.header().text().string() == "above")
        #expect(try section.footer().text().string() == "below")
        #expect(try section.text(0).string() == "content")
        #expect(throws: InspectionError.viewNotFound(parent: "footer")) {
            try Section("above") { Text("content") }.inspect().section().footer()
        }
    }

    @Test func `A scroll view says how it scrolls`() throws {
        let view = try ScrollView(.horizontal, showsIndicators: false) { Text("a") }.inspect().scrollView()
        #expect(try view.axes() == .horizontal)
        #expect(try view.showsIndicators() == false)
        #expect(try view.text().string() == "a")
    }

    @Test func `Progress is a fraction`() throws {
        let view = try ProgressView("Loading", value: 3, total: 4).inspect().progressView()
        #expect(try view.fractionCompleted() == 0.75)
        #expect(try view.labelView().text().string() == "Loading")
        #expect(try ProgressView().inspect().progressView().fractionCompleted() == nil)
    }
}
