import Combine
import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// Property wrappers of an app's own, made of the ones that there are.
@MainActor
@Suite struct DynamicPropertyTests {
    @propertyWrapper
    struct Clamped: DynamicProperty {
        @State private var value: Int
        let range: ClosedRange<Int>

        init(wrappedValue: Int, _ range: ClosedRange<Int>) {
            _value = State(initialValue: wrappedValue)
            self.range = range
        }

        var wrappedValue: Int {
            get { value }
            nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
        }

        var projectedValue: Binding<Int> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
    }

    struct Volume: View {
        @Clamped(0...3) private var volume = 2
        @Clamped(0...9) private var balance = 5
        var body: some View {
            VStack {
                Text("\(volume) \(balance)")
                Button("Louder") { volume += 1 }
                Button("Left") { $balance.wrappedValue -= 1 }
            }
        }
    }

    @Test func `A wrapper around state is state`() throws {
        let screen = Screen(Volume())
        for _ in 0..<3 { try screen.tap("Louder") }
        try screen.tap("Left")
        #expect(screen.contents == ["3 4"])
    }

    final class Session: ObservableObject {
        @Published var user = "ann"
    }

    struct Account: DynamicProperty {
        @EnvironmentObject var session: Session
        @Environment(\.locale) var locale
        var title: String { "\(session.user) \(locale.identifier)" }
    }

    struct AccountView: View {
        private let account = Account()
        private var mutable = Account()
        var body: some View { Text(mutable.title) }
    }

    @Test func `A wrapper may read the environment and observe objects`() {
        let session = Session()
        let screen = Screen(
            AccountView().environmentObject(session).environment(\.locale, Locale(identifier: "de")))
        #expect(screen.texts == ["ann de"])
        session.user = "bea"
        #expect(screen.texts == ["bea de"])
    }

    @Test func `A missing object of a wrapper is the views error`() {
        let screen = Screen(AccountView())
        #expect(throws: InspectionError.self) { try screen.root.text() }
    }

    @propertyWrapper
    struct Squared: DynamicProperty {
        @Environment(\.lineLimit) private var limit
        private var square = -1
        var wrappedValue: Int { square }
        mutating func update() { square = (limit ?? 0) * (limit ?? 0) }
    }

    struct SquareView: View {
        @Squared private var value
        var body: some View { Text("\(value)") }
    }

    @Test func `Update is called with the wrappers own properties ready`() {
        #expect(Screen(SquareView().environment(\.lineLimit, 4)).texts == ["16"])
    }

    struct Counting: ViewModifier {
        @State private var count = 0
        func body(content: Content) -> some View {
            VStack {
                content
                Text("tapped \(count)")
                Button("Tap") { count += 1 }
            }
        }
    }

    @Test func `A modifier has state of its own`() throws {
        let screen = Screen(
            VStack {
                Text("a").modifier(Counting())
                Text("b").modifier(Counting())
            })
        try screen.root.findAll(ViewType.Button.self)[1].tap()
        #expect(screen.contents.filter { $0.hasPrefix("tapped") } == ["tapped 0", "tapped 1"])
    }
}
