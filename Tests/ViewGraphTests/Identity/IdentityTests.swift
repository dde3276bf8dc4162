import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite struct IdentityTests {
    /// A counter whose state tells whether it is still the same view.
    struct Tally: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Text("\(name) \(count)")
            Button("Count \(name)") { count += 1 }
        }
    }

    struct Renamed: View {
        @State private var name = "a"
        var body: some View {
            VStack {
                Tally(name: name)
                Button("Rename") { name = "b" }
            }
        }
    }

    @Test func stateSurvivesAReEvaluationOfTheParent() throws {
        let screen = Screen(Renamed())
        try screen.tap("Count a")
        try screen.tap("Rename")
        #expect(screen.contents == ["b 1"])
    }

    struct Marked: View {
        @State private var mark = 1
        var body: some View {
            VStack {
                Tally(name: "a").id(mark)
                Button("Mark") { mark += 1 }
                Button("Mark back") { mark = 1 }
            }
        }
    }

    @Test func anotherIDStartsAfresh() throws {
        let screen = Screen(Marked())
        try screen.tap("Count a")
        try screen.tap("Mark")
        #expect(screen.contents == ["a 0"])
    }

    @Test func anIDThatComesBackDoesNotBringTheStateBack() throws {
        let screen = Screen(Marked())
        try screen.tap("Count a")
        try screen.tap("Mark")
        try screen.tap("Mark back")
        #expect(screen.contents == ["a 0"])
    }

    struct Branching: View {
        @State private var isFirst = true
        var body: some View {
            VStack {
                if isFirst { Tally(name: "a") } else { Tally(name: "a") }
                Button("Switch") { isFirst.toggle() }
            }
        }
    }

    @Test func theOtherBranchIsAnotherViewEvenOfTheSameType() throws {
        let screen = Screen(Branching())
        try screen.tap("Count a")
        try screen.tap("Switch")
        #expect(screen.contents == ["a 0"])
    }

    struct Choosing: View {
        @State private var isFirst = true
        var body: some View {
            VStack {
                Tally(name: isFirst ? "a" : "b")
                Button("Switch") { isFirst.toggle() }
            }
        }
    }

    @Test func aConditionInAnArgumentKeepsTheView() throws {
        let screen = Screen(Choosing())
        try screen.tap("Count a")
        try screen.tap("Switch")
        #expect(screen.contents == ["b 1"])
    }

    struct OtherTally: View {
        @State private var count = 0
        var body: some View { Text("other \(count)") }
    }

    struct Erased: View {
        @State private var isFirst = true
        var view: AnyView { isFirst ? AnyView(Tally(name: "a")) : AnyView(OtherTally()) }
        var body: some View {
            VStack {
                view
                Button("Switch") { isFirst.toggle() }
            }
        }
    }

    @Test func anotherTypeInAnAnyViewStartsAfresh() throws {
        let screen = Screen(Erased())
        try screen.tap("Count a")
        try screen.tap("Switch")
        #expect(screen.contents == ["other 0"])
        try screen.tap("Switch")
        #expect(screen.contents == ["a 0"])
    }

    struct Neighbours: View {
        @State private var showsFirst = true
        var body: some View {
            VStack {
                if showsFirst { Text("first") }
                Tally(name: "a")
                Button("Hide") { showsFirst = false }
            }
        }
    }

    @Test func aSiblingThatGoesLeavesTheOthersAlone() throws {
        let screen = Screen(Neighbours())
        try screen.tap("Count a")
        try screen.tap("Hide")
        #expect(screen.contents == ["a 1"])
    }

    struct Emphasised: View {
        @State private var isLoud = false
        var body: some View {
            VStack {
                Tally(name: "a").opacity(isLoud ? 1 : 0.5).padding(isLoud ? 10 : 0)
                Button("Shout") { isLoud = true }
            }
        }
    }

    @Test func otherArgumentsOfModifiersKeepTheView() throws {
        let screen = Screen(Emphasised())
        try screen.tap("Count a")
        try screen.tap("Shout")
        #expect(screen.contents == ["a 1"])
    }
}
