import Testing

@testable import Views

/// What is read of a control in a style of the app.
@MainActor
struct DrawnByStyleTests {
    private struct Switch: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text(configuration.isOn ? "On" : "Off")
                configuration.label
            }
        }
    }

    private struct Bare: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Text(configuration.isOn ? "On" : "Off") }
    }

    private struct Icons: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.icon }
    }

    private func graph(_ view: some View) -> Graph {
        let graph = Graph(view, mode: .hosted)
        graph.isScreen = true
        return graph
    }

    private func reads(_ text: String, _ view: some View) -> Bool {
        let graph = graph(view)
        return graph.root.firstText(reading: text, in: .screen) != nil
    }

    @Test func `A style of the app shows the label where it places it`() {
        #expect(reads("Wi-Fi", Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Switch())))
        #expect(!reads("Wi-Fi", Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Bare())))
        #expect(!reads("Trash", Label("Trash", systemImage: "trash").labelStyle(Icons())))
    }

    @Test func `A style of the app may add texts`() throws {
        let styled = graph(Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(Switch()))
        #expect(styled.root.textsOfStyleOfApp == ["On"])
        let plain = graph(Toggle("Wi-Fi", isOn: .constant(true)))
        #expect(plain.root.textsOfStyleOfApp == [])
    }
}
