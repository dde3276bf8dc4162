import Combine
import Observation
import Testing
import ViewTree

/// The wrappers that connect a view's properties with the tree.
@MainActor
struct PropertyWrapperTests {
    @Test func aStateWithoutAnInitialValueIsNil() throws {
        struct Maybe: View {
            @State private var name: String?

            var body: some View {
                Text(name ?? "nobody")
                Button("Set") { name = "Ann" }
            }
        }
        let screen = Screen(Maybe())
        #expect(screen.texts.first == "nobody")
        try screen.tap("Set")
        #expect(screen.texts.first == "Ann")
    }

    private struct Address { var street = "Main St"; var number = 1 }

    @Test func aBindingLeadsToAPart() {
        let address = StateBox(Address())
        let whole = Binding(get: { address.value }, set: { address.value = $0 })
        whole.number.wrappedValue = 7
        whole.street.wrappedValue += "reet"
        #expect(address.value.number == 7)
        #expect(address.value.street == "Main Street")
    }

    @Test func aBindingUnwrapsAnOptional() throws {
        let box = StateBox<Int?>(1)
        let optional = Binding(get: { box.value }, set: { box.value = $0 })
        let unwrapped = try #require(Binding(optional))
        unwrapped.wrappedValue = 2
        #expect(box.value == 2)
        optional.wrappedValue = nil
        #expect(unwrapped.wrappedValue == 1)
        #expect(Binding(optional) == nil)
    }

    @Test func aConstantBindingIgnoresChanges() {
        let constant = Binding.constant(3)
        constant.wrappedValue = 4
        #expect(constant.wrappedValue == 3)
    }

    @Test func aBindingToACollectionLeadsToItsElements() {
        let box = StateBox(["a", "b"])
        let all = Binding(get: { box.value }, set: { box.value = $0 })
        let second = all[1]
        second.wrappedValue = "c"
        #expect(box.value == ["a", "c"])
        box.value = ["a"]
        second.wrappedValue = "d"
        #expect(box.value == ["a"])
        #expect(second.wrappedValue == "b" || second.wrappedValue == "c")
    }

    @MainActor fileprivate final class Tally: ObservableObject {
        static var made = 0
        @Published var count = 0

        init() { Tally.made += 1 }
    }

    @Test func aStateObjectIsMadeOnceForEachPlace() throws {
        struct Owner: View {
            @StateObject private var tally = Tally()
            let name: String

            var body: some View {
                Text("\(name) \(tally.count)")
                Button("Add \(name)") { tally.count += 1 }
            }
        }
        struct Owners: View {
            @State private var isOn = false

            var body: some View {
                Owner(name: "a")
                Owner(name: "b")
                Button("Flip \(isOn ? 1 : 0)") { isOn.toggle() }
            }
        }
        Tally.made = 0
        let screen = Screen(Owners())
        #expect(Tally.made == 2)
        try screen.tap("Add a")
        try screen.tap("Flip 0")
        #expect(screen.texts.contains("a 1"))
        #expect(screen.texts.contains("b 0"))
        #expect(Tally.made == 2)
    }

    @Test func anObservedObjectMayBeExchanged() throws {
        struct Follower: View {
            @ObservedObject var tally: Tally

            var body: some View { Text("\(tally.count)") }
        }
        struct Exchanger: View {
            let first: Tally
            let second: Tally
            @State private var isSecond = false

            var body: some View {
                Follower(tally: isSecond ? second : first)
                Button("Exchange") { isSecond = true }
            }
        }
        let first = Tally(), second = Tally()
        let screen = Screen(Exchanger(first: first, second: second))
        second.count = 7
        try screen.tap("Exchange")
        #expect(screen.texts.first == "7")
        second.count = 8
        #expect(screen.texts.first == "8")
    }

    @Test func theBindingsOfAnObjectChangeIt() throws {
        struct Field: View {
            @ObservedObject var tally: Tally

            var body: some View {
                Stepper("Count \(tally.count)", value: $tally.count)
            }
        }
        let tally = Tally()
        let screen = Screen(Field(tally: tally))
        let node = try screen.first(ViewType.Stepper.self)
        try node.properties(of: ViewType.Stepper.self).increment.bound(to: Place(node))()
        #expect(tally.count == 1)
        #expect(screen.texts == ["Count 1"])
    }

    @Test func anEnvironmentObjectReachesAllBelow() throws {
        struct Reader: View {
            @EnvironmentObject var tally: Tally

            var body: some View {
                Text("\(tally.count)")
                Button("Add") { tally.count += 1 }
            }
        }
        struct Between: View {
            var body: some View { VStack { Reader() } }
        }
        let tally = Tally()
        let screen = Screen(Between().environmentObject(tally))
        try screen.tap("Add")
        #expect(screen.texts.first == "1")
        tally.count = 5
        #expect(screen.texts.first == "5")
    }

    @Observable @MainActor final class Person {
        var name = "Ann"
        var age = 30
    }

    @Test func anObservableObjectIsBoundAndFoundByItsType() throws {
        struct Editor: View {
            @Bindable var person: Person

            var body: some View { Stepper("Age", value: $person.age) }
        }
        struct Reader: View {
            @Environment(Person.self) private var person

            var body: some View { Text("\(person.name), \(person.age)") }
        }
        struct Stranger: View {
            @Environment(Person.self) private var person: Person?

            var body: some View { Text(person?.name ?? "nobody") }
        }
        let person = Person()
        let screen = Screen(
            VStack {
                VStack {
                    Editor(person: person)
                    Reader()
                }
                .environment(person)
                Stranger()
            })
        let node = try screen.first(ViewType.Stepper.self)
        try node.properties(of: ViewType.Stepper.self).increment.bound(to: Place(node))()
        #expect(screen.texts == ["Age", "Ann, 31", "nobody"])
    }

    @Test func aGestureStateReadsItsFirstValue() {
        struct Pressing: View {
            @GestureState private var isPressed = false
            @GestureState private var distance: Double?

            var body: some View { Text(isPressed ? "pressed" : "free \(distance ?? 0)") }
        }
        #expect(Screen(Pressing()).texts == ["free 0.000000"])
    }

    @Test func aCompoundPropertyConnectsWhatIsInside() throws {
        struct Paging: DynamicProperty {
            @State private var page = 1
            @Environment(\.isEnabled) private var isEnabled
            var updates = 0

            var text: String { "page \(page)\(isEnabled ? "" : ", locked"), \(updates)" }

            func turn() { page += 1 }

            mutating func update() { updates += 1 }
        }
        struct Pages: View {
            let paging = Paging()

            var body: some View {
                Text(paging.text)
                Button("Turn") { paging.turn() }
            }
        }
        let screen = Screen(Pages())
        #expect(screen.texts.first == "page 1, 1")
        try screen.tap("Turn")
        #expect(screen.texts.first == "page 2, 1")
        #expect(Screen(Pages().disabled(true)).texts.first == "page 1, locked, 1")
    }

    @Test func aStateIsSetFromAnotherThread() async throws {
        struct Loader: View {
            @State private var text = "loading"

            var body: some View {
                Text(text).task {
                    let binding = $text
                    await Task.detached { binding.wrappedValue = "loaded" }.value
                }
            }
        }
        let screen = Screen(Loader())
        try await eventually { screen.texts == ["loaded"] }
    }
}

/// Waits until something holds, at most ten seconds.
@MainActor
func eventually(_ holds: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let deadline = ContinuousClock.now + .seconds(10)
    while !holds() {
        guard ContinuousClock.now < deadline else {
            Issue.record("it did not come to hold within ten seconds", sourceLocation: sourceLocation)
            return
        }
        try await Task.sleep(for: .milliseconds(1))
    }
}
