import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite struct OnChangeTests {
    struct Watching: View {
        let log: Log
        @State private var count = 0
        @State private var other = 0

        var body: some View {
            VStack {
                Text("\(count) \(other)")
                    .onChange(of: count) { new in log.note("new \(new)") }
                    .onChange(of: count) { old, new in log.note("\(old) to \(new)") }
                    .onChange(of: count) { log.note("changed") }
                    .onChange(of: count, initial: true) { old, new in log.note("initially \(old) to \(new)") }
                Button("Add") { count += 1 }
                Button("Add twice") {
                    count += 1; count += 1
                }
                Button("There and back") {
                    count += 1; count -= 1
                }
                Button("Other") { other += 1 }
            }
        }
    }

    private func watching() -> (log: Log, screen: Screen) {
        let log = Log()
        let screen = Screen(Watching(log: log))
        #expect(log.take() == ["initially 0 to 0"])
        return (log, screen)
    }

    @Test func `All forms are told of a change`() throws {
        let (log, screen) = watching()
        try screen.tap("Add")
        #expect(Set(log.take()) == ["new 1", "0 to 1", "changed", "initially 0 to 1"])
        try screen.tap("Add")
        #expect(Set(log.take()) == ["new 2", "1 to 2", "changed", "initially 1 to 2"])
    }

    @Test func `Changes of one action are told as one`() throws {
        let (log, screen) = watching()
        try screen.tap("Add twice")
        #expect(log.take().sorted() == ["0 to 2", "changed", "initially 0 to 2", "new 2"])
    }

    @Test func `A value that is the same at the end did not change`() throws {
        let (log, screen) = watching()
        try screen.tap("There and back", "Other")
        #expect(log.take().isEmpty)
    }

    struct Chain: View {
        @State private var first = 0
        @State private var second = 0
        @State private var third = 0
        var body: some View {
            VStack {
                Text("\(first) \(second) \(third)")
                Button("Go") { first = 1 }
            }
            .onChange(of: first) { second = first + 1 }
            .onChange(of: second) { third = second + 1 }
        }
    }

    @Test func `A change may lead to the next`() throws {
        let screen = Screen(Chain())
        try screen.tap("Go")
        #expect(screen.contents == ["1 2 3"])
        #expect(screen.failures.isEmpty)
    }

    struct Shrinking: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown { Text("x").onChange(of: isShown) { log.note("told though gone") } }
                Button("Hide") { isShown = false }
            }
        }
    }

    @Test func `A view that is gone is not told`() throws {
        let log = Log()
        let screen = Screen(Shrinking(log: log))
        try screen.tap("Hide")
        #expect(log.entries.isEmpty)
    }
}
