import Combine
import Observation
import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// Errors and their messages.
@MainActor
struct ErrorTests {
    @MainActor private final class Model: ObservableObject {}
    @MainActor private final class Other: ObservableObject {}

    private struct Wanting: View {
        @EnvironmentObject var model: Model
        @EnvironmentObject var other: Other

        var body: some View { Text("here: \(ObjectIdentifier(model).hashValue)") }
    }

    @Test func `Missing environment objects are named`() {
        let screen = Screen(
            VStack {
                Wanting(); Text("beside")
            })
        #expect(screen.failure == #"Wanting is missing EnvironmentObjects: ["model: Model", "other: Other"]"#)
        #expect(screen.texts == ["beside"])
    }

    @Test func `Only the missing environment object is named`() {
        let screen = Screen(Wanting().environmentObject(Model()))
        #expect(screen.failure == #"Wanting is missing EnvironmentObjects: ["other: Other"]"#)
    }

    @Test func `An environment object that comes later is found`() throws {
        struct Giver: View {
            @State private var other: Other?
            let model = Model()

            var body: some View {
                VStack { Wanting() }
                    .environmentObject(model)
                    .environment(\.tag, other == nil ? 0 : 1)
                    .modifier(GivesOther(other: other))
                Button("Give") { other = Other() }
            }
        }
        let screen = Screen(Giver())
        #expect(screen.failure != nil)
        try screen.tap("Give")
        #expect(screen.failure == nil)
    }

    private struct GivesOther: ViewModifier {
        let other: Other?

        func body(content: Content) -> some View {
            if let other {
                content.environmentObject(other)
            } else {
                content
            }
        }
    }

    @Test func `A missing observable object is named`() {
        struct Reader: View {
            @Environment(Notes.self) private var notes

            var body: some View { Text(notes.title) }
        }
        #expect(Screen(Reader()).failure == #"Reader is missing EnvironmentObjects: ["notes: Notes"]"#)
    }

    @Test func `A modifier that misses an object is named`() {
        struct Needy: ViewModifier {
            @EnvironmentObject var model: Model

            func body(content: Content) -> some View { content.id(ObjectIdentifier(model)) }
        }
        #expect(
            Screen(Text("a").modifier(Needy())).failure == #"Needy is missing EnvironmentObjects: ["model: Model"]"#)
    }

    private struct Restless: View {
        @State private var count = 0

        var body: some View {
            Text("\(count)").onChange(of: count, initial: true) { count += 1 }
        }
    }

    @Test func `An endless change is broken off`() {
        let screen = Screen(Restless())
        let failures = screen.graph.takeFailures().map { "\($0)" }
        #expect(
            failures == [
                "Restless does not settle: each time it is brought up to date it changes its own state again"
            ])
        #expect(screen.graph.takeFailures().isEmpty)
    }

    private struct Endless: View {
        var body: some View { VStack { Endless() } }
    }

    @Test func `A body that contains itself is told and does not crash`() throws {
        let screen = Screen(Endless())
        let failure = try #require(screen.graph.takeFailures().first.map { "\($0)" })
        #expect(failure.contains("levels deep; does the body of Endless contain itself?"))
    }

    private struct Doubling: View {
        var body: some View {
            HStack {
                Doubling().padding(); Text("a")
            }
        }
    }

    @Test func `A modified body that contains itself is told too`() throws {
        let screen = Screen(Doubling())
        let failure = try #require(screen.graph.takeFailures().first.map { "\($0)" })
        #expect(failure.contains("does the body of Doubling contain itself?"))
    }

    @Test func `A property of another kind is a type mismatch`() throws {
        let screen = Screen(Text("a"))
        #expect(throws: InspectionError.typeMismatch(factual: "Text", expected: "Button")) {
            try screen.graph.root.properties(of: ViewType.Button.self)
        }
    }
}

private enum TagKey: EnvironmentKey { static let defaultValue = 0 }

extension EnvironmentValues {
    fileprivate var tag: Int {
        get { self[TagKey.self] }
        set { self[TagKey.self] = newValue }
    }
}

extension Screen {
    /// Why the first view that could not be described could not be.
    fileprivate var failure: String? {
        graph.flush()
        return graph.root.searchAll { $0.failure != nil }.first?.failure.map { "\($0)" }
    }
}

@Observable @MainActor private final class Notes {
    var title = "a"
}
