import SwiftUI

private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate
    var id: Self { self }
}

extension Lines {
    @LineBuilder static var controls: [Any] {
        Button("Save") {}
        Button("Delete", role: .destructive) {}
        Button("Delete", systemImage: "trash", role: .destructive) {}
        Button("Delete", systemImage: "trash", action: {})
        Button(action: {}) { Label("Save", systemImage: "checkmark") }
        Button(role: .cancel, action: {}) { Text("Cancel") }
        Button("Save", image: ImageResource(name: "save", bundle: .main)) {}
        Button("Save") {}.buttonStyle(.borderedProminent).controlSize(.large)
        Button("Save") {}.buttonStyle(.bordered).buttonBorderShape(.roundedRectangle(radius: 8))
        Button("Save") {}.buttonStyle(.plain).tint(.green)
        Button("Save") {}.buttonRepeatBehavior(.enabled)
        Button("Save") {}.keyboardShortcut(.defaultAction)
        Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift])
        Link("Site", destination: URL(string: "https://example.org")!)
        ShareLink(item: URL(string: "https://example.org")!)
        ShareLink("Share", item: "words", subject: Text("Subject"), message: Text("Message"))
        ShareLink(item: "words", preview: SharePreview("Words", image: Image(systemName: "text.quote")))
        Menu("More") { Button("One") {} }
        Menu("More", systemImage: "ellipsis") { Button("One") {} }
        Menu {
            Button("One") {}
        } label: {
            Image(systemName: "ellipsis")
        } primaryAction: {
        }
        Menu("More") { Button("One") {} }.menuStyle(.button).menuIndicator(.hidden)
        Menu("More") { Button("One") {} }.menuOrder(.fixed).menuActionDismissBehavior(.disabled)
        EditButton()
        RenameButton().renameAction {}
        PasteButton(payloadType: String.self) { _ in }
        ControlGroup { Button("Cut") {} }
        ControlGroup("Edit", systemImage: "pencil") { Button("Cut") {} }.controlGroupStyle(.compactMenu)
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant(""), prompt: Text("Required"))
        TextField("Notes", text: .constant(""), axis: .vertical).lineLimit(3...)
        TextField("Age", value: .constant(3), format: .number)
        TextField("Price", value: .constant(1.5), format: .currency(code: "USD"), prompt: Text("0"))
        TextField("Day", value: .constant(Date.now), format: .dateTime)
        TextField(text: .constant("")) { Text("Name") }
        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).submitLabel(.done)
        TextField("Mail", text: .constant("")).textContentType(.emailAddress).keyboardType(.emailAddress)
        TextField("Mail", text: .constant("")).textInputAutocapitalization(.never).autocorrectionDisabled()
        TextField("Name", text: .constant("")).onSubmit(of: .text) {}
        SecureField("Password", text: .constant(""))
        SecureField("Password", text: .constant(""), prompt: Text("At least 8"))
        TextEditor(text: .constant("")).scrollContentBackground(.hidden).textEditorStyle(.plain)
        TextEditor(text: .constant("")).findNavigator(isPresented: .constant(false)).findDisabled()
    }

    @LineBuilder static var choices: [Any] {
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true)).toggleStyle(.button)
        Toggle(isOn: .constant(true)) { Text("Wi-Fi") }.toggleStyle(.switch)
        Toggle("All", sources: Binding.constant([Switch()]), isOn: \.isOn)
        Picker("Flavor", selection: .constant(Flavor.vanilla)) { ForEach(Flavor.allCases) { Text($0.rawValue) } }
        Picker("Flavor", systemImage: "cup", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.menu)
        Picker(selection: .constant(1)) {
            Text("One").tag(1)
        } label: {
            Text("Number")
        }.pickerStyle(.segmented)
        Picker("Number", selection: .constant(Int?.none)) { Text("None").tag(Int?.none) }.pickerStyle(.inline)
        Picker("Number", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.navigationLink)
        Picker("Number", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.palette)
        Picker("Number", selection: .constant(1)) { Text("One").tag(1) }.horizontalRadioGroupLayout()
        Slider(value: .constant(0.5))
        Slider(value: .constant(5), in: 0...10, step: 1)
        Slider(value: .constant(5), in: 0...10) { Text("Volume") }
        Slider(value: .constant(5), in: 0...10) {
            Text("Volume")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("10")
        }
        Slider(value: .constant(5), in: 0...10) {
            Text("Volume")
        } onEditingChanged: { _ in
        }
        Stepper("Guests", value: .constant(2), in: 1...8)
        Stepper("Guests", value: .constant(2), in: 1...8, step: 2)
        Stepper(value: .constant(2.0), step: 0.5) { Text("Guests") }
        Stepper("Guests", onIncrement: {}, onDecrement: nil)
        Stepper("Guests", value: .constant(2), format: .number)
        DatePicker("Day", selection: .constant(.now))
        DatePicker("Day", selection: .constant(.now), displayedComponents: [.date])
        DatePicker("Day", selection: .constant(.now), in: Date.now...).datePickerStyle(.graphical)
        DatePicker("Day", selection: .constant(.now), in: ...Date.now, displayedComponents: .hourAndMinute)
        MultiDatePicker("Days", selection: .constant([]))
        MultiDatePicker("Days", selection: .constant([]), in: Date.now..<Date.distantFuture)
        ColorPicker("Color", selection: .constant(.red))
        ColorPicker("Color", selection: .constant(.red), supportsOpacity: false)
        Gauge(value: 0.4) { Text("Battery") }
        Gauge(value: 4, in: 0...10) {
            Text("Battery")
        } currentValueLabel: {
            Text("4")
        }.gaugeStyle(.accessoryCircular)
        Gauge(value: 4, in: 0...10) {
            Text("B")
        } currentValueLabel: {
            Text("4")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("10")
        }
        ProgressView()
        ProgressView("Loading")
        ProgressView(value: 0.4)
        ProgressView("Loading", value: 4, total: 10).progressViewStyle(.linear)
        ProgressView(value: 0.4) {
            Text("Loading")
        } currentValueLabel: {
            Text("40 %")
        }
        ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: false)
        ProgressView(Progress(totalUnitCount: 3)).progressViewStyle(.circular)
        LabeledContent("Version", value: "1.0")
        LabeledContent("Price", value: 3, format: .currency(code: "EUR"))
        LabeledContent {
            Text("1.0")
        } label: {
            Text("Version")
        }
    }
}

struct Switch {
    var isOn = false
}
