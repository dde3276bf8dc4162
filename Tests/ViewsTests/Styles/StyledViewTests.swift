import Inspector
import SwiftUI
import Testing
import ViewGraph

private struct Sinking: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

private struct Doubling: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text("twice").onTapGesture {
                configuration.trigger()
                configuration.trigger()
            }
        }
    }
}

private struct Worded: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            Button(configuration.isOn ? "on" : "off") { configuration.isOn.toggle() }
            Toggle(configuration)
        }
    }
}

private struct Lamp: View {
    @State var isOn = false
    @State var isPlain = false
    @State var name = "Lamp"

    var body: some View {
        VStack {
            Button("Rename") { name = "Sun" }
            Button("Switch") { isOn.toggle() }
            Button("Change style") { isPlain.toggle() }
            if isPlain {
                Toggle(name, isOn: $isOn).id(1)
            } else {
                Toggle(name, isOn: $isOn).id(1).toggleStyle(Worded())
            }
        }
    }
}

private struct Field: View {
    @State var isSquare = false

    var body: some View {
        VStack {
            Button("Change") { isSquare.toggle() }
            if isSquare {
                TextField("Name", text: .constant("")).textFieldStyle(.squareBorder)
            }
            LabeledContent("Total", value: "5").labeledContentStyle(Upright(isWide: isSquare))
        }
    }
}

private struct Upright: LabeledContentStyle {
    let isWide: Bool

    func makeBody(configuration: Configuration) -> some View {
        if isWide {
            HStack { configuration.content }
        } else {
            VStack {
                configuration.label
                configuration.content
            }
        }
    }
}

/// What a control shows in its style, and that it is found there only by those who ask.
@MainActor
struct StyledViewTests {
    @Test func `A style shows the label of the control`() throws {
        let button = try Button("Go") {}.buttonStyle(Sinking()).inspect().button()
        let label = try button.styledView().styleConfigurationLabel()
        #expect(try label.text().string() == "Go")
        #expect(try label.text().pathToRoot == "button().styledView().styleConfigurationLabel().text()")
    }

    @Test func `A search finds the label once`() throws {
        let view = try VStack { Toggle("Sound", isOn: .constant(true)) }.toggleStyle(Worded()).inspect()
        let toggle = try view.find(ViewType.Toggle.self)
        #expect(try toggle.styledView().find(text: "Sound").string() == "Sound")
        #expect(view.findAll(ViewType.Text.self).count == 1)
        #expect(view.findAll(ViewType.Toggle.self).count == 1)
        #expect(throws: InspectionError.self) { try view.find(button: "on") }
    }

    @Test func `A button style sees the press`() throws {
        var taps = 0
        let button = try Button("Go") { taps += 1 }.buttonStyle(Sinking()).inspect().button()
        let label = try button.styledView().styleConfigurationLabel()
        #expect(try label.opacity() == 1)
        try button.hold()
        #expect(try label.opacity() == 0.5)
        #expect(taps == 0)
        try button.release()
        #expect(try label.opacity() == 1)
        #expect(taps == 1)
        try button.release()
        #expect(taps == 1)
    }

    @Test func `A disabled button is not pressed`() throws {
        let button = try Button("Go") {}.buttonStyle(Sinking()).disabled(true).inspect().button()
        #expect(throws: InspectionError.self) { try button.hold() }
        #expect(try button.styledView().styleConfigurationLabel().opacity() == 1)
    }

    @Test func `A primitive button style runs the action`() throws {
        var taps = 0
        let button = try Button("Go") { taps += 1 }.buttonStyle(Doubling()).inspect().button()
        try button.styledView().hStack().text(1).callOnTapGesture()
        #expect(taps == 2)
    }

    @Test func `A toggle style turns the toggle of a hosted view`() throws {
        let graph = Graph(Lamp(), mode: .hosted)
        let toggle = try #require(graph.root.first(.kind(ViewType.Toggle.kind)))
        let styled = try toggle.child(in: toggle.properties(of: ViewType.Toggle.self).styledView.slot)
        #expect(styled.firstText(reading: "off") != nil)
        let button = try #require(styled.first(.kind(ViewType.Button.kind)))
        try button.properties(of: ViewType.Button.self).tap.bound(to: Place(button))()
        graph.flush()
        #expect(styled.isAttached)
        #expect(styled.firstText(reading: "on") != nil)
        #expect(try toggle.properties(of: ViewType.Toggle.self).isOn)
    }

    @Test func `What a style shows follows the control`() throws {
        let lamp = try Lamp().inspect()
        let styled = try lamp.find(ViewType.Toggle.self).styledView()
        #expect(try styled.vStack().styleConfigurationLabel(0).text().string() == "Lamp")
        try lamp.find(button: "Rename").tap()
        #expect(try styled.vStack().styleConfigurationLabel(0).text().string() == "Sun")
        try lamp.find(button: "Switch").tap()
        #expect(try styled.find(button: "on").labelView().text().string() == "on")
        try styled.find(button: "on").tap()
        #expect(try lamp.find(ViewType.Toggle.self).isOn() == false)
    }

    @Test func `What a style shows follows the style`() throws {
        let field = try Field().inspect()
        let styled = try field.find(ViewType.LabeledContent.self).styledView()
        #expect(try styled.vStack().styleConfigurationContent(1).text().string() == "5")
        try field.find(button: "Change").tap()
        #expect(try styled.hStack().styleConfigurationContent(0).text().string() == "5")
        let textField = try field.find(ViewType.TextField.self)
        #expect(try textField.styledView().textField().labelView().styleConfigurationLabel().text().string() == "Name")
    }

    @Test func `Without a style there is nothing to show`() throws {
        let toggle = try Toggle("Sound", isOn: .constant(true)).buttonStyle(Sinking()).inspect().toggle()
        let error = #expect(throws: InspectionError.self) { try toggle.styledView() }
        #expect(error?.localizedDescription.contains("no style applies to Toggle") == true)
    }

    @Test func `The nearest style applies`() throws {
        let view = try VStack { Label("Home", systemImage: "house").labelStyle(.iconOnly) }
            .labelStyle(.titleOnly).inspect()
        let label = try view.vStack().label(0)
        #expect(try label.styledView().styleConfigurationIcon().image().actualImage().name() == "house")
        #expect(throws: InspectionError.self) { try label.styledView().styleConfigurationTitle() }
        #expect(try view.labelStyle() is TitleOnlyLabelStyle)
    }

    @Test func `A style that comes with the model shows the control as it is`() throws {
        let gauge = try Gauge(value: 3, in: 0...4) {
            Text("Fuel")
        } currentValueLabel: {
            Text("3 l")
        }
        .gaugeStyle(.accessoryLinear).inspect().gauge()
        let inner = try gauge.styledView().gauge()
        #expect(try inner.value() == 0.75)
        #expect(try inner.find(text: "3 l").string() == "3 l")
        #expect(throws: InspectionError.self) { try inner.styledView() }
    }
}
