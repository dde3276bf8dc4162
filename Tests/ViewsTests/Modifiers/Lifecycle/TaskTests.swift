import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite struct TaskTests {
    private let log = Log()

    /// Waits until something is so; a task needs turns of the main actor, not time.
    private func wait(until isSo: () -> Bool) async {
        for _ in 0..<1000 where !isSo() { await Task.yield() }
    }

    /// On the main actor, so that it has as many turns as who waits for it, however busy the machine is.
    private static func sleepUntilCancelled() async {
        while !Task.isCancelled { await Task.yield() }
    }

    struct Loading: View {
        @State private var text = "loading"
        var body: some View {
            Text(text).task {
                await Task.yield()
                text = "loaded"
            }
        }
    }

    @Test func `A task runs while its view is shown`() async {
        let screen = Screen(Loading())
        #expect(screen.texts == ["loading"])
        await wait(until: { screen.texts == ["loaded"] })
        #expect(screen.texts == ["loaded"])
    }

    struct Waiting: View {
        let log: Log
        @State private var isShown = true
        @State private var number = 1
        var body: some View {
            VStack {
                if isShown {
                    let number = number
                    Text("\(number)").task(id: number) {
                        log.note("start \(number)")
                        await TaskTests.sleepUntilCancelled()
                        log.note("cancelled \(number)")
                    }
                }
                Button("Hide") { isShown = false }
                Button("Next") { number += 1 }
                Button("Same") { number += 0 }
            }
        }
    }

    @Test func `A task is cancelled when its view disappears`() async throws {
        let screen = Screen(Waiting(log: log))
        await wait(until: { !log.entries.isEmpty })
        try screen.tap("Hide")
        await wait(until: { log.entries.count == 2 })
        #expect(log.entries == ["start 1", "cancelled 1"])
    }

    @Test func `Another ID cancels the task and starts the next`() async throws {
        let screen = Screen(Waiting(log: log))
        await wait(until: { !log.entries.isEmpty })
        try screen.tap("Same", "Next")
        await wait(until: { log.entries.count == 3 })
        #expect(Set(log.take()) == ["start 1", "cancelled 1", "start 2"])
        screen.graph.dismantle()
        await wait(until: { !log.entries.isEmpty })
        #expect(log.entries == ["cancelled 2"])
    }

    @Test func `A dropped graph cancels its tasks`() async {
        var screen: Screen? = Screen(Waiting(log: log))
        await wait(until: { !log.entries.isEmpty })
        _ = screen?.texts
        screen = nil
        await wait(until: { log.entries.count == 2 })
        #expect(log.entries == ["start 1", "cancelled 1"])
    }
}
