import SwiftUI
import Testing
import ViewInspector

/// Titles as resources, as an app with a string catalogue writes them.
@MainActor
@Suite("Titles as resources")
struct ResourceTitleUses {
    private let title = LocalizedStringResource("Home", comment: "A title.")

    private struct Titles: View {
        let title: LocalizedStringResource
        @State private var isOn = false
        @State private var text = ""
        @State private var choice = 0

        var body: some View {
            List {
                Section(title) {
                    Label(title, systemImage: "house")
                    Button(title) {}
                    Button(title, systemImage: "house", role: .cancel) {}
                    Toggle(title, isOn: $isOn)
                    TextField(title, text: $text, prompt: Text(title))
                    SecureField(title, text: $text)
                    Picker(title, selection: $choice) { Text("One").tag(1) }
                    Stepper(title, value: $choice, in: 0...9)
                    Link(title, destination: URL(string: "https://example.org")!)
                    Menu(title) { Button(title) {} }
                    LabeledContent(title) { Text("value") }
                    LabeledContent(title, value: "value")
                    ProgressView(title)
                    DisclosureGroup(title) { Text("inner") }
                    NavigationLink(title) { Text("screen") }
                    ContentUnavailableView(title, systemImage: "house")
                }
            }
            .navigationTitle(title)
            .alert(title, isPresented: $isOn) { Button(title) {} }
            .confirmationDialog(title, isPresented: $isOn) { Button(title) {} }
            .accessibilityLabel(title)
            .help(title)
            .badge(title)
            .searchable(text: $text, prompt: title)
        }
    }

    @Test func `Views take their titles as resources`() throws {
        let list = try Titles(title: title).inspect().list()
        #expect(try list.section(0).header().text().string() == "Home")
        #expect(try list.find(ViewType.Toggle.self).labelView().text().string() == "Home")
        #expect(
            try list.find(ViewType.Button.self, where: { try $0.role() == .cancel }).find(text: "Home").string()
                == "Home")
        #expect(list.findAll(ViewType.Text.self, where: { try $0.string() == "Home" }).count >= 16)
    }

    @Test func `A literal is a key, and a string stays one`() throws {
        let string = "**name**"
        #expect(try Button("**name**") {}.inspect().button().labelView().text().string() == "name")
        #expect(try Button(string) {}.inspect().button().labelView().text().string() == "**name**")
        #expect(try Button("\(string) \(1)") {}.inspect().button().labelView().text().string() == "**name** 1")
        #expect(
            try Label(string.isEmpty ? "none" : "some", systemImage: "x").inspect().label().title().text().string()
                == "some")
    }
}
