import SwiftUI

/// Controls and texts whose sizes the system decides, for a probe to record on a device.
public struct ControlSamples: View {
    @State private var isOn = true
    @State private var name = ""
    @State private var amount = 0.5
    @State private var count = 1

    /// Creates the samples.
    public init() {}

    public var body: some View {
        VStack(alignment: .leading) {
            Text("Large title").font(.largeTitle).probed("large-title")
            Text("Headline").font(.headline).probed("headline")
            Text("A text that is long enough to be broken into two lines on a phone.").probed("two-lines")
            Text("Caption").font(.caption).probed("caption")
            Toggle("Toggle", isOn: $isOn).probed("toggle")
            TextField("Name", text: $name).probed("field")
            TextField("Name", text: $name).textFieldStyle(.roundedBorder).probed("rounded-field")
            Slider(value: $amount).probed("slider")
            Stepper("Count: \(count)", value: $count).probed("stepper")
            HStack {
                Button("Plain") {}.probed("plain-button")
                Button("Bordered") {}.buttonStyle(.bordered).probed("bordered-button")
                Button("Prominent") {}.buttonStyle(.borderedProminent).probed("prominent-button")
            }
            Label("Label", systemImage: "star").probed("label")
            ProgressView(value: amount).probed("progress")
        }
        .padding()
    }
}

/// Rows of a list under a title, for a probe to record on a device.
public struct RowSamples: View {
    @State private var isOn = true

    /// Creates the samples.
    public init() {}

    public var body: some View {
        NavigationStack {
            List {
                Section("Section") {
                    Text("Text").probed("text-row")
                    Toggle("Toggle", isOn: $isOn).probed("toggle-row")
                    LabeledContent("Label", value: "Value").probed("value-row")
                }
                Section {
                    NavigationLink("Link") { Text("Page") }.probed("link-row")
                    VStack(alignment: .leading) {
                        Text("Title")
                        Text("Subtitle").font(.subheadline)
                    }
                    .probed("two-line-row")
                }
            }
            .navigationTitle("Rows")
        }
    }
}
