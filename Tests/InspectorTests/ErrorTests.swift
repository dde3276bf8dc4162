import Combine
import Foundation
import Inspector
import SwiftUI
import Testing
import Views

/// What inspections say when they fail, in the places where they do.
@MainActor
struct ErrorTests {
    private func message(_ work: () throws -> Void) -> String? {
        do {
            try work()
            return nil
        } catch {
            return error.localizedDescription
        }
    }

    private struct Screen: View {
        var body: some View {
            VStack {
                Text("a")
                if false { Text("never") }
                Button("Go") {}.disabled(true)
                AnyView(HStack { Text("deep") })
                TextField("Name", text: .constant(""))
            }
        }
    }

    @Test func `Another view stands there`() {
        #expect(
            message { _ = try Screen().inspect().vStack().button(0) }
                == "view(Screen.self).vStack().text(0) found Text instead of Button")
        #expect(
            message { _ = try Screen().inspect().hStack() }
                == "view(Screen.self).vStack() found VStack instead of HStack")
        #expect(
            message { _ = try Screen().inspect().vStack().anyView(3).view(Screen.self) }
                == "view(Screen.self).vStack().anyView(3).hStack() found HStack instead of Screen")
        #expect(message { _ = try Text("a").inspect().button() } == "text() found Text instead of Button")
    }

    @Test func `An index is out of bounds`() {
        #expect(
            message { _ = try Screen().inspect().vStack().text(5) }
                == "Enclosed view index '5' is out of bounds: '0 ..< 5'")
        #expect(
            message { _ = try Screen().inspect().vStack().text(-1) }
                == "Enclosed view index '-1' is out of bounds: '0 ..< 5'")
        #expect(
            message { _ = try HStack {}.inspect().hStack().text(0) }
                == "Enclosed view index '0' is out of bounds: '0 ..< 1'"
                || message { _ = try HStack {}.inspect().hStack().text(0) }
                    == "hStack().emptyView(0) found EmptyView instead of Text"
        )
    }

    @Test func `Nothing stands there`() {
        #expect(message { _ = try Screen().inspect().vStack().text(1) } == "View for Optional<Text> is absent")
    }

    @Test func `The root has no parent`() {
        #expect(message { _ = try Screen().inspect().parent() } == "Screen does not have parent")
    }

    @Test func `A modifier is missing`() {
        #expect(message { _ = try Text("a").inspect().text().opacity() } == "Text does not have 'opacity' modifier")
        #expect(message { _ = try Text("a").inspect().text().id() } == "Text does not have 'id' modifier")
        #expect(message { _ = try Text("a").inspect().text().overlay() } == "Text does not have 'overlay' modifier")
        #expect(
            message { _ = try Text("a").overlay(Text("b")).inspect().text().overlay(1) }
                == "Text does not have 'overlay' modifier at index 1")
    }

    @Test func `An attribute is missing`() {
        #expect(
            message { _ = try Text("a").inspect().text().attributes().font() } == "Text does not have 'font' modifier")
        #expect(
            message { _ = try (Text("a").bold() + Text("b")).inspect().text().attributes().isBold() }
                == "Modifier 'bold' is applied only to a subrange")
    }

    @Test func `A callback is missing`() {
        let field = SecureField("Password", text: .constant(""))
        #expect(
            message { try field.inspect().secureField().callOnCommit() }
                == "SecureField does not have 'onCommit' callback")
        let stepper = Stepper("Count", onIncrement: nil, onDecrement: nil)
        #expect(
            message { try stepper.inspect().stepper().increment() } == "Stepper does not have 'onIncrement' callback")
        let rows = ForEach(0..<2) { Text("\($0)") }
        #expect(
            message { try rows.inspect().forEach().callOnDelete(IndexSet(integer: 0)) }
                == "ForEach does not have 'onDelete' modifier")
    }

    @Test func `A view does not respond`() {
        #expect(
            message { try Screen().inspect().vStack().button(2).tap() } == "Button is unresponsive: it is disabled")
        #expect(
            message { try Screen().hidden().inspect().find(button: "Go").tap() }
                == "Button is unresponsive: it is disabled")
        #expect(
            message { try VStack { Button("Go") {} }.hidden().inspect().find(button: "Go").tap() }
                == "Button is unresponsive: vStack() is hidden")
    }

    @MainActor private final class Model: ObservableObject {}

    private struct Wanting: View {
        @EnvironmentObject var model: Model

        var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
    }

    @Test func `An environment object is missing`() {
        let expected = #"Wanting is missing EnvironmentObjects: ["model: Model"]"#
        #expect(message { _ = try Wanting().inspect().text() } == expected)
        #expect(message { _ = try VStack { Wanting() }.inspect().vStack().view(Wanting.self, 0).text() } == expected)
    }

    @Test func `A search finds nothing`() {
        #expect(message { _ = try Screen().inspect().find(text: "none") } == "Search did not find a match")
        #expect(
            message { _ = try Screen().inspect().find(ViewType.Button.self, skipFound: 1) }
                == "Search did only find 1 matches")
        #expect(
            message { _ = try VStack { Wanting() }.inspect().find(text: "none") }
                == #"Search did not find a match. Possible blockers: Wanting is missing EnvironmentObjects: ["model: Model"]"#
        )
    }

    @Test func `A type is another`() {
        let picker = Picker("Size", selection: .constant(1)) { Text("S").tag(1) }
        #expect(
            message { _ = try picker.inspect().picker().selectedValue(String.self) }
                == "selectedValue(_:) expected a value of type Int but received String")
    }
}
