import SwiftUI
import Testing
import ViewTestSupport

private struct LevelKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

@MainActor
@Suite struct EnvironmentTests {
    struct Level: View {
        @Environment(\.level) private var level
        var body: some View { Text("level \(level)") }
    }

    @Test func `A key has its default value`() {
        #expect(Screen(Level()).texts == ["level 0"])
    }

    @Test func `The nearest value counts`() {
        let screen = Screen(
            VStack {
                Level()
                Level().environment(\.level, 2)
                HStack { Level() }.environment(\.level, 3)
            }.environment(\.level, 1))
        #expect(screen.texts == ["level 1", "level 2", "level 3"])
    }

    @Test func `The innermost of several modifiers counts`() {
        #expect(Screen(Level().environment(\.level, 1).environment(\.level, 2)).texts == ["level 1"])
    }

    @Test func `A value can be transformed`() {
        let screen = Screen(
            Level()
                .transformEnvironment(\.level) { $0 *= 10 }
                .transformEnvironment(\.level) { $0 += 1 }
                .environment(\.level, 4))
        #expect(screen.texts == ["level 50"])
    }

    struct Raising: ViewModifier {
        func body(content: Content) -> some View {
            VStack {
                Level()
                content.environment(\.level, 7)
            }
            .environment(\.level, 5)
        }
    }

    @Test func `The body of a modifier decides for what it modifies`() {
        #expect(Set(Screen(Level().modifier(Raising())).texts) == ["level 5", "level 7"])
    }

    struct Stepping: ViewModifier {
        let step: Int
        @Environment(\.level) private var level
        func body(content: Content) -> some View { content.environment(\.level, level + step) }
    }

    @Test func `A modifier reads the environment it stands in`() {
        let screen = Screen(Level().modifier(Stepping(step: 1)).modifier(Stepping(step: 10)).environment(\.level, 100))
        #expect(screen.texts == ["level 111"])
    }

    struct Switching: ViewModifier {
        @State private var level = 1
        func body(content: Content) -> some View {
            VStack {
                content.environment(\.level, level)
                Button("Raise") { level += 1 }
            }
        }
    }

    @Test func `The state of a modifier reaches what it modifies`() throws {
        let screen = Screen(Level().modifier(Switching()))
        #expect(screen.contents == ["level 1"])
        try screen.tap("Raise")
        #expect(screen.contents == ["level 2"])
    }

    struct Dial: View {
        @State private var level = 1
        var body: some View {
            VStack {
                Level().environment(\.level, level)
                Button("Raise") { level += 1 }
            }
        }
    }

    @Test func `A changed value reaches its readers`() throws {
        let screen = Screen(Dial())
        try screen.tap("Raise")
        #expect(screen.contents == ["level 2"])
    }

    struct Surroundings: View {
        @Environment(\.locale) private var locale
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.colorScheme) private var colorScheme
        @Environment(\.font) private var font
        var body: some View {
            Text(verbatim: "\(locale.identifier) \(isEnabled) \(colorScheme) \(font == .headline)")
        }
    }

    @Test func `Modifiers write the values they stand for`() {
        let screen = Screen(
            Surroundings().disabled(true).font(.headline)
                .environment(\.locale, Locale(identifier: "fr")).environment(\.colorScheme, .dark))
        #expect(screen.texts == ["fr false dark true"])
    }

    @Test func `An inner view cannot enable what an outer one disables`() {
        let screen = Screen(Surroundings().disabled(false).disabled(true))
        #expect(screen.texts.first?.contains("false") == true)
    }

    struct Whole: View {
        @Environment(\.self) private var environment
        var body: some View { Text("level \(environment.level)") }
    }

    @Test func `The whole environment can be read`() {
        #expect(Screen(Whole().environment(\.level, 6)).texts == ["level 6"])
    }

    @Test func `Overlays and backgrounds stand in the same environment`() {
        let screen = Screen(Text("x").overlay(Level()).background(Level()).environment(\.level, 3))
        #expect(screen.texts == ["x", "level 3", "level 3"])
    }

    @Test func `A layer is not reached by modifiers inside it`() {
        let screen = Screen(Text("x").environment(\.level, 3).overlay(Level()))
        #expect(screen.texts == ["x", "level 0"])
    }
}
