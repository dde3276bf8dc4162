import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

@MainActor
@Suite struct StateTests {
    struct Lamp: View {
        @State private var isOn = false
        @State private var note: String?

        var body: some View {
            VStack {
                Text(isOn ? "on" : "off")
                Text(note ?? "no note")
                Toggle("Power", isOn: $isOn)
                Button("Write") { note = "bright" }
            }
        }
    }

    @Test func `A toggle writes through its binding`() throws {
        let screen = Screen(Lamp())
        try screen.root.find(ViewType.Toggle.self).tap()
        #expect(screen.contents.first == "on")
        #expect(try screen.root.find(ViewType.Toggle.self).isOn())
    }

    @Test func `An optional state starts as nil`() throws {
        let screen = Screen(Lamp())
        #expect(screen.contents.contains("no note"))
        try screen.tap("Write")
        #expect(screen.contents.contains("bright"))
    }

    @Test func `Two places of a view have their own state`() throws {
        let lamp = Lamp()
        let screen = Screen(
            VStack {
                lamp
                lamp
            })
        try screen.root.findAll(ViewType.Toggle.self)[1].tap()
        #expect(screen.contents.filter { $0.hasPrefix("o") } == ["off", "on"])
    }

    struct Seeded: View {
        @State private var value: Int
        init(seed: Int) { _value = State(initialValue: seed) }
        var body: some View { Text("\(value)") }
    }

    struct Seeding: View {
        @State private var seed = 1
        var body: some View {
            VStack {
                Seeded(seed: seed)
                Button("Reseed") { seed = 2 }
            }
        }
    }

    @Test func `An initial value counts only the first time`() throws {
        let screen = Screen(Seeding())
        try screen.tap("Reseed")
        #expect(screen.contents == ["1"])
    }

    @Test func `A value inspected twice keeps its state`() throws {
        let lamp = Lamp()
        try Screen(lamp, mode: .inspected).root.find(ViewType.Toggle.self).tap()
        #expect(Screen(lamp, mode: .inspected).contents.first == "on")
    }

    final class Plain {
        var count = 0
    }

    struct Holder: View {
        @State private var plain = Plain()
        @State private var version = 0
        var body: some View {
            VStack {
                Text("\(plain.count) \(version)")
                Button("Replace") {
                    plain = Plain(); plain.count = 7
                }
                Button("Count quietly") { plain.count += 1 }
                Button("Refresh") { version += 1 }
            }
        }
    }

    @Test func `A plain object is kept but not observed`() throws {
        let screen = Screen(Holder())
        try screen.tap("Count quietly")
        #expect(screen.contents == ["0 0"])
        try screen.tap("Refresh")
        #expect(screen.contents == ["1 1"])
        try screen.tap("Replace")
        #expect(screen.contents == ["7 1"])
    }

    struct Dragging: View {
        @GestureState private var offset = 3
        @GestureState(initialValue: "still") private var phase
        var body: some View { Text("\(offset) \(phase)") }
    }

    @Test func `A gesture state starts at its initial value`() {
        #expect(Screen(Dragging()).texts == ["3 still"])
    }

    struct Unsettled: View {
        @State private var count = 0
        var body: some View {
            Text("\(count)").onChange(of: count, initial: true) { count += 1 }
        }
    }

    @Test func `A state that changes itself for ever is reported`() {
        let screen = Screen(Unsettled())
        #expect(
            screen.failures == [
                "Unsettled does not settle: each time it is brought up to date it changes its own state again"
            ])
    }
}
