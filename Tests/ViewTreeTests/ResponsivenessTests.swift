import Testing
import ViewTree

/// Which views take what a person does.
@MainActor
struct ResponsivenessTests {
    private let taps = Counter()

    private var button: Button<Text> {
        let taps = taps
        return Button("Tap") { taps.count += 1 }
    }

    private func refusal<V: View>(_ view: V) -> String? {
        do {
            try Screen(view).tap("Tap")
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func aPlainButtonResponds() {
        #expect(refusal(button) == nil)
        #expect(taps.count == 1)
    }

    @Test func aButtonThatIsItselfInTheWaySaysSo() {
        #expect(refusal(button.disabled(true)) == "Button is unresponsive: it is disabled")
        #expect(refusal(button.hidden()) == "Button is unresponsive: it is hidden")
        #expect(
            refusal(button.allowsHitTesting(false))
                == "Button is unresponsive: it has allowsHitTesting set to false")
        #expect(taps.count == 0)
    }

    @Test func theAncestorInTheWayIsNamed() {
        let stack = HStack { VStack { button } }
        #expect(refusal(stack.disabled(true)) == "Button is unresponsive: its parent HStack is disabled")
        #expect(refusal(VStack { HStack { button }.hidden() }) == "Button is unresponsive: its parent HStack is hidden")
    }

    @Test func enablingWithinADisabledViewDoesNotHelp() {
        #expect(refusal(VStack { button.disabled(false) }.disabled(true)) != nil)
        #expect(refusal(VStack { button.disabled(false) }) == nil)
    }

    private struct Locked: ViewModifier {
        let isLocked: Bool

        func body(content: Content) -> some View {
            VStack { content }.disabled(isLocked)
        }
    }

    private struct LockedDirectly: ViewModifier {
        func body(content: Content) -> some View { content.disabled(true) }
    }

    @Test func aModifiersBodyCanBeInTheWay() {
        #expect(refusal(button.modifier(Locked(isLocked: false))) == nil)
        #expect(refusal(button.modifier(Locked(isLocked: true))) == "Button is unresponsive: its parent VStack is disabled")
        #expect(refusal(button.modifier(LockedDirectly())) == "Button is unresponsive: it is disabled")
        #expect(
            refusal(VStack { button }.modifier(LockedDirectly()))
                == "Button is unresponsive: its parent VStack is disabled")
    }

    @Test func theEnvironmentSaysWhetherAViewIsEnabled() {
        struct Reader: View {
            @Environment(\.isEnabled) private var isEnabled

            var body: some View { Text(isEnabled ? "enabled" : "disabled") }
        }
        let screen = Screen(
            VStack {
                Reader()
                Reader().disabled(true)
                Reader().modifier(LockedDirectly())
            })
        #expect(screen.texts == ["enabled", "disabled", "disabled"])
    }

    @Test func aRefusedActionChangesNothing() throws {
        struct Field: View {
            @State private var text = "before"

            var body: some View { TextField("Name", text: $text).disabled(true) }
        }
        let screen = Screen(Field())
        let node = try screen.first(ViewType.TextField.self)
        #expect(throws: InspectionError.unresponsiveControl(name: "TextField", reason: "it is disabled")) {
            try node.properties(of: ViewType.TextField.self).setInput.bound(to: Place(node))("after")
        }
        #expect(try screen.first(ViewType.TextField.self).properties(of: ViewType.TextField.self).input == "before")
    }
}
