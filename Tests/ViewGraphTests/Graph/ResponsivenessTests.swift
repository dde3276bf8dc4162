import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// What a person couldn't tap, a test can't either.
@MainActor
@Suite struct ResponsivenessTests {
    private func button() -> some View { Button("Go") {} }

    /// The reason why the button can't be tapped, or nil if it can.
    private func obstacle(_ view: some View) -> String? {
        do {
            try Screen(view).tap("Go")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `A button responds unless something is in the way`() {
        #expect(obstacle(button().disabled(false).allowsHitTesting(true).opacity(0.5)) == nil)
    }

    @Test func `The view itself may be in the way`() {
        #expect(obstacle(button().disabled(true)) == "Button is unresponsive: it is disabled")
        #expect(obstacle(button().hidden()) == "Button is unresponsive: it is hidden")
        #expect(
            obstacle(button().allowsHitTesting(false)) == "Button is unresponsive: it has allowsHitTesting set to false"
        )
    }

    @Test func `An ancestor may be in the way`() {
        #expect(
            obstacle(VStack { HStack { button() }.disabled(true) })
                == "Button is unresponsive: vStack().hStack(0) is disabled")
        #expect(
            obstacle(VStack { Group { button() } }.hidden()) == "Button is unresponsive: vStack() is hidden")
    }

    @Test func `A view that is enabled inside a disabled one stays disabled`() {
        #expect(obstacle(VStack { button().disabled(false) }.disabled(true)) != nil)
    }

    struct Blocking: ViewModifier {
        let isOn: Bool
        func body(content: Content) -> some View { VStack { content.disabled(isOn) } }
    }

    @Test func `The body of a modifier may be in the way`() {
        #expect(obstacle(button().modifier(Blocking(isOn: true))) == "Button is unresponsive: it is disabled")
        #expect(obstacle(VStack { button() }.modifier(Blocking(isOn: true))) != nil)
        #expect(obstacle(button().modifier(Blocking(isOn: false))) == nil)
    }

    struct Nesting: ViewModifier {
        func body(content: Content) -> some View { HStack { content.modifier(Blocking(isOn: true)) } }
    }

    @Test func `A modifier in the body of a modifier may be in the way`() {
        #expect(obstacle(button().modifier(Nesting())) == "Button is unresponsive: it is disabled")
    }

    struct Adding: ViewModifier {
        func body(content: Content) -> some View {
            VStack {
                content.hidden(); Button("Go") {}
            }
        }
    }

    @Test func `What a modifier adds is not what it modifies`() {
        #expect(obstacle(Text("x").disabled(true).modifier(Adding())) == nil)
        #expect(obstacle(Text("x").modifier(Adding()).disabled(true)) != nil)
    }

    struct Custom: View {
        let isDisabled: Bool
        var body: some View { Button("Go") {}.disabled(isDisabled) }
    }

    @Test func `A custom view may be in the way`() {
        #expect(obstacle(Custom(isDisabled: true)) == "Button is unresponsive: it is disabled")
        #expect(obstacle(Custom(isDisabled: false).disabled(true)) != nil)
        #expect(obstacle(Custom(isDisabled: false)) == nil)
    }

    @Test func `A button in an overlay is blocked by what it lies over`() {
        #expect(obstacle(Text("x").overlay(button())) == nil)
        #expect(obstacle(Text("x").overlay(button()).disabled(true)) != nil)
        #expect(obstacle(Text("x").overlay(button().disabled(true))) == "Button is unresponsive: it is disabled")
    }

    @Test func `Only what stands outside of a layer is in its way`() {
        #expect(obstacle(Text("x").disabled(true).overlay(button())) == nil)
        #expect(obstacle(Text("x").hidden().background(button())) == nil)
    }

    @Test func `Other controls are unresponsive too`() throws {
        let text = Binding<String>(wrappedValue: "")
        let flag = Binding<Bool>(wrappedValue: false)
        let screen = Screen(
            VStack {
                TextField("a", text: text)
                SecureField("b", text: text)
                Toggle("c", isOn: flag)
                Text("d").onTapGesture { flag.wrappedValue = true }
            }.disabled(true))
        func error(_ name: String) -> InspectionError {
            .unresponsiveControl(name: name, reason: "vStack() is disabled")
        }
        #expect(throws: error("TextField")) { try screen.root.find(ViewType.TextField.self).setInput("x") }
        #expect(throws: error("SecureField")) { try screen.root.find(ViewType.SecureField.self).setInput("x") }
        #expect(throws: error("Toggle")) { try screen.root.find(ViewType.Toggle.self).tap() }
        #expect(throws: error("Text")) { try screen.root.find(text: "d").callOnTapGesture() }
        #expect(text.wrappedValue.isEmpty && !flag.wrappedValue)
    }

    @Test func `Responsiveness can be asked`() throws {
        let screen = Screen(
            VStack {
                button().disabled(true); Text("x")
            })
        #expect(try !screen.root.find(button: "Go").isResponsive())
        #expect(try screen.root.find(text: "x").isResponsive())
    }
}
