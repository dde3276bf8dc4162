import Testing
import ViewTree

private enum ToneKey: EnvironmentKey {
    static let defaultValue = "plain"
}

extension EnvironmentValues {
    fileprivate var tone: String {
        get { self[ToneKey.self] }
        set { self[ToneKey.self] = newValue }
    }
}

private struct Tone: View {
    @Environment(\.tone) private var tone

    var body: some View { Text(tone) }
}

/// The values that views see from those around them.
@MainActor
struct EnvironmentTests {
    @Test func theNearestValueCounts() {
        let screen = Screen(
            VStack {
                Tone()
                VStack {
                    Tone()
                    Tone().environment(\.tone, "inner")
                }
                .environment(\.tone, "outer")
            })
        #expect(screen.texts == ["plain", "outer", "inner"])
    }

    @Test func theInnermostOfSeveralOnAViewCounts() {
        #expect(Screen(Tone().environment(\.tone, "inner").environment(\.tone, "outer")).texts == ["inner"])
    }

    @Test func aValueMayBeChangedInPlace() {
        let screen = Screen(
            Tone().transformEnvironment(\.tone) { $0 += "!" }.environment(\.tone, "outer"))
        #expect(screen.texts == ["outer!"])
    }

    private struct Reader: ViewModifier {
        @Environment(\.tone) private var tone

        func body(content: Content) -> some View {
            Text("modifier: \(tone)")
            content
        }
    }

    private struct Setter: ViewModifier {
        let value: String

        func body(content: Content) -> some View {
            VStack {
                content.environment(\.tone, value)
                Tone()
            }
        }
    }

    @Test func aModifierSeesWhatIsAroundIt() {
        let screen = Screen(Tone().environment(\.tone, "inner").modifier(Reader()).environment(\.tone, "outer"))
        #expect(Set(screen.texts) == ["inner", "modifier: outer"])
    }

    @Test func aModifiersBodySetsValuesForItsContentOnly() {
        let screen = Screen(Tone().modifier(Setter(value: "set")))
        #expect(Set(screen.texts) == ["set", "plain"])
    }

    @Test func modifiersNestInTheOrderTheyAreApplied() {
        let screen = Screen(Tone().modifier(Setter(value: "first")).modifier(Setter(value: "second")))
        #expect(screen.texts.sorted() == ["first", "plain", "second"])
    }

    @Test func aChangeReachesThoseBelow() throws {
        struct Switch: View {
            @State private var tone = "calm"

            var body: some View {
                VStack { VStack { Tone() } }.environment(\.tone, tone)
                Button("Change") { tone = "loud" }
            }
        }
        let screen = Screen(Switch())
        try screen.tap("Change")
        #expect(screen.texts == ["loud", "Change"])
    }

    @Test func aChangeInAModifiersBodyReachesItsContent() throws {
        struct Mood: ViewModifier {
            @State private var tone = "calm"

            func body(content: Content) -> some View {
                content.environment(\.tone, tone)
                Button("Change") { tone = "loud" }
            }
        }
        let screen = Screen(VStack { Tone() }.modifier(Mood()))
        try screen.tap("Change")
        #expect(screen.texts.contains("loud"))
    }

    @Test func whatADescribedChangeOfAModifierKeepsIsTheContentsState() throws {
        struct Mood: ViewModifier {
            @State private var tone = "calm"

            func body(content: Content) -> some View {
                content.environment(\.tone, tone)
                Button("Change") { tone = "loud" }
            }
        }
        let screen = Screen(VStack { Clicker(name: "a") }.modifier(Mood()))
        try screen.tap("Click a")
        try screen.tap("Change")
        #expect(screen.texts.contains("a 1"))
    }

    @Test func anOverlaySeesTheEnvironmentOfItsView() {
        let screen = Screen(Text("base").overlay(Tone()).environment(\.tone, "outer"))
        #expect(screen.texts == ["base", "outer"])
    }

    @Test func theLocaleIsThatOfTheText() throws {
        let screen = Screen(Text("Half: \(0.5, format: .number)").environment(\.locale, .init(identifier: "de")))
        #expect(screen.graph.root.environment.locale.identifier == "de")
    }
}
