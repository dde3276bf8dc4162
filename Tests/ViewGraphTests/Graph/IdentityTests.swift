import SwiftUI
import Testing
import ViewTestSupport

/// A counter whose state tells whether it is still the same view.
struct Tally: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Text("\(name) \(count)")
        Button("Count \(name)") { count += 1 }
    }
}

@MainActor
@Suite struct IdentityTests {
    /// Content that is told whether it is the first one: it is until the button is tapped.
    struct Switching<Content: View>: View {
        @State private var isFirst = true
        @ViewBuilder let content: (Bool) -> Content

        var body: some View {
            VStack {
                content(isFirst)
                Button("Switch") { isFirst.toggle() }
            }
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

    @Test func `State survives a re evaluation of the parent`() throws {
        let screen = Screen(Renamed())
        try screen.tap("Count a", "Rename")
        #expect(screen.contents == ["b 1"])
    }

    @Test func `Another ID starts afresh`() throws {
        let screen = Screen(Switching { Tally(name: "a").id($0 ? 1 : 2) })
        try screen.tap("Count a", "Switch")
        #expect(screen.contents == ["a 0"])
    }

    @Test func `An ID that comes back does not bring the state back`() throws {
        let screen = Screen(Switching { Tally(name: "a").id($0 ? 1 : 2) })
        try screen.tap("Count a", "Switch", "Switch")
        #expect(screen.contents == ["a 0"])
    }

    @Test func `The other branch is another view even of the same type`() throws {
        let screen = Screen(Switching { if $0 { Tally(name: "a") } else { Tally(name: "a") } })
        try screen.tap("Count a", "Switch")
        #expect(screen.contents == ["a 0"])
    }

    @Test func `A condition in an argument keeps the view`() throws {
        let screen = Screen(Switching { Tally(name: $0 ? "a" : "b") })
        try screen.tap("Count a", "Switch")
        #expect(screen.contents == ["b 1"])
    }

    struct OtherTally: View {
        @State private var count = 0
        var body: some View { Text("other \(count)") }
    }

    @Test func `Another type in an any view starts afresh`() throws {
        let screen = Screen(Switching { $0 ? AnyView(Tally(name: "a")) : AnyView(OtherTally()) })
        try screen.tap("Count a", "Switch")
        #expect(screen.contents == ["other 0"])
        try screen.tap("Switch")
        #expect(screen.contents == ["a 0"])
    }

    @Test func `A sibling that goes leaves the others alone`() throws {
        let screen = Screen(
            Switching {
                if $0 { Text("first") }
                Tally(name: "a")
            })
        try screen.tap("Count a", "Switch")
        #expect(screen.contents == ["a 1"])
    }

    @Test func `Other arguments of modifiers keep the view`() throws {
        let screen = Screen(Switching { Tally(name: "a").opacity($0 ? 0.5 : 1).padding($0 ? 0 : 10) })
        try screen.tap("Count a", "Switch")
        #expect(screen.contents == ["a 1"])
    }
}
