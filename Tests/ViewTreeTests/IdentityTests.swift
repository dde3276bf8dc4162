import Testing
import ViewTree

/// When a view stays the same view, and its state with it.
@MainActor
struct IdentityTests {
    private struct Parent: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Button("Flip") { isOn.toggle() }
                Text(isOn ? "on" : "off")
                Clicker(name: "a")
            }
        }
    }

    @Test func stateSurvivesTheDescriptionOfTheParent() throws {
        let screen = Screen(Parent())
        try screen.tap("Click a")
        try screen.tap("Flip")
        #expect(screen.texts == ["Flip", "on", "a 1", "Click a"])
    }

    private struct Rows: View {
        @State private var names = ["a", "b", "c"]

        var body: some View {
            VStack {
                ForEach(names, id: \.self) { Clicker(name: $0) }
                Button("Reverse") { names.reverse() }
                Button("Remove") { names.removeFirst() }
                Button("Insert") { names.insert("a", at: 0) }
            }
        }

        static func counts(_ screen: Screen) -> [String] {
            screen.texts.filter { $0.count == 3 }
        }
    }

    @Test func stateFollowsTheElementOfAForEach() throws {
        let screen = Screen(Rows())
        try screen.tap("Click a")
        try screen.tap("Click c")
        try screen.tap("Click c")
        try screen.tap("Reverse")
        #expect(Rows.counts(screen) == ["c 2", "b 0", "a 1"])
    }

    @Test func stateGoesWithTheElementOfAForEach() throws {
        let screen = Screen(Rows())
        try screen.tap("Click a")
        try screen.tap("Click b")
        try screen.tap("Remove")
        #expect(Rows.counts(screen) == ["b 1", "c 0"])
        try screen.tap("Insert")
        #expect(Rows.counts(screen) == ["a 0", "b 1", "c 0"])
    }

    @Test func nodesFollowTheElementsOfAForEach() throws {
        let screen = Screen(Rows())
        let before = try screen.first(ViewType.ForEach.self).contents
        try screen.tap("Reverse")
        let after = try screen.first(ViewType.ForEach.self).contents
        #expect(after.map { ObjectIdentifier($0) } == before.reversed().map { ObjectIdentifier($0) })
        #expect(after.map(\.index) == [0, 1, 2])
    }

    private struct Identified: View {
        @State private var id = 1

        var body: some View {
            Clicker(name: "a").id(id)
            Button("Same") { id = 1 }
            Button("Other") { id = 2 }
        }
    }

    @Test func stateStartsAnewWithAnotherID() throws {
        let screen = Screen(Identified())
        try screen.tap("Click a")
        try screen.tap("Same")
        #expect(screen.texts.first == "a 1")
        try screen.tap("Other")
        #expect(screen.texts.first == "a 0")
    }

    private struct Branches: View {
        @State private var isFirst = true

        var body: some View {
            if isFirst {
                Clicker(name: "a")
            } else {
                Clicker(name: "a")
            }
            Button("Flip") { isFirst.toggle() }
        }
    }

    @Test func stateStartsAnewOnTheOtherBranch() throws {
        let screen = Screen(Branches())
        try screen.tap("Click a")
        try screen.tap("Flip")
        #expect(screen.texts.first == "a 0")
        try screen.tap("Flip")
        #expect(screen.texts.first == "a 0")
    }

    private struct Other: View {
        @State private var count = 0

        var body: some View {
            Text("other \(count)")
            Button("Click a") { count += 1 }
        }
    }

    private struct Erased: View {
        @State private var isOther = false

        var body: some View {
            isOther ? AnyView(Other()) : AnyView(Clicker(name: "a"))
            Button("Same") { isOther = false }
            Button("Other") { isOther = true }
        }
    }

    @Test func stateStartsAnewWithAnotherType() throws {
        let screen = Screen(Erased())
        try screen.tap("Click a")
        try screen.tap("Same")
        #expect(screen.texts.first == "a 1")
        try screen.tap("Other")
        #expect(screen.texts.first == "other 0")
    }

    private struct Optionals: View {
        @State private var isShown = true

        var body: some View {
            if isShown { Clicker(name: "a") }
            Clicker(name: "b")
            Button("Flip") { isShown.toggle() }
        }
    }

    @Test func siblingsOfAnOptionalKeepTheirState() throws {
        let screen = Screen(Optionals())
        try screen.tap("Click a")
        try screen.tap("Click b")
        try screen.tap("Flip")
        #expect(screen.texts == ["b 1", "Click b", "Flip"])
        try screen.tap("Flip")
        #expect(screen.texts == ["a 0", "Click a", "b 1", "Click b", "Flip"])
    }

    private struct Modified: View {
        @State private var isPadded = false

        var body: some View {
            Clicker(name: "a").padding(isPadded ? 8 : 0).opacity(isPadded ? 1 : 0.5)
            Button("Flip") { isPadded.toggle() }
        }
    }

    @Test func stateSurvivesAChangeOfModifiers() throws {
        let screen = Screen(Modified())
        try screen.tap("Click a")
        try screen.tap("Flip")
        #expect(screen.texts.first == "a 1")
    }

    private struct Counting: ViewModifier {
        @State private var count = 0

        func body(content: Content) -> some View {
            content
            Text("count \(count)")
            Button("Count") { count += 1 }
        }
    }

    private struct CountingParent: View {
        @State private var isOn = false

        var body: some View {
            Text(isOn ? "on" : "off").modifier(Counting())
            Button("Flip") { isOn.toggle() }
        }
    }

    @Test func stateOfAModifierSurvives() throws {
        let screen = Screen(CountingParent())
        try screen.tap("Count")
        try screen.tap("Flip")
        #expect(screen.texts.contains("count 1"))
        #expect(screen.texts.contains("on"))
    }
}
