import Combine
import Testing
import ViewTree

/// What happens over the time that a view is shown, in which order, and how often.
@MainActor
struct LifecycleTests {
    private let log = Log()

    private struct Shown: View {
        @State private var isShown = true
        @State private var count = 0
        let log: Log

        var body: some View {
            VStack {
                if isShown {
                    Text("child \(count)")
                        .onAppear { log.note("child appears") }
                        .onDisappear { log.note("child disappears") }
                }
                Button("Flip") { isShown.toggle() }
                Button("Count") { count += 1 }
            }
            .onAppear { log.note("parent appears") }
            .onDisappear { log.note("parent disappears") }
        }
    }

    @Test func aViewAppearsOnceAndDisappearsOnce() throws {
        let screen = Screen(Shown(log: log))
        #expect(Set(log.lines) == ["child appears", "parent appears"])
        log.lines = []
        try screen.tap("Count")
        #expect(log.lines == [])
        try screen.tap("Flip")
        #expect(log.lines == ["child disappears"])
        try screen.tap("Flip")
        #expect(log.lines == ["child disappears", "child appears"])
        log.lines = []
        screen.graph.dismantle()
        #expect(Set(log.lines) == ["child disappears", "parent disappears"])
        screen.graph.dismantle()
        #expect(log.lines.count == 2)
    }

    @Test func anInspectionHasNoLifecycle() throws {
        let graph = Graph(Shown(log: log), mode: .inspected)
        graph.dismantle()
        #expect(log.lines == [])
    }

    @Test func theInnerActionOfAViewComesFirst() {
        let log = log
        _ = Screen(Text("a").onAppear { log.note("inner") }.onAppear { log.note("outer") })
        #expect(Set(log.lines) == ["inner", "outer"])
    }

    @Test func anActionThatChangesStateIsFollowedByADescription() {
        struct Greeting: View {
            @State private var text = "before"

            var body: some View { Text(text).onAppear { text = "after" } }
        }
        #expect(Screen(Greeting()).texts == ["after"])
    }

    private struct Watcher: View {
        @State private var value = 1
        let log: Log

        var body: some View {
            Text("\(value)")
                .onChange(of: value) { [log] in log.note("changed") }
                .onChange(of: value) { [log] old, new in log.note("\(old) to \(new)") }
                .onChange(of: value, perform: { [log] new in log.note("now \(new)") })
                .onChange(of: value, initial: true) { [log] old, new in log.note("initially \(old) to \(new)") }
            Button("Change") { value += 1 }
            Button("Same") { value = value }
        }
    }

    @Test func aChangeIsToldInAllForms() throws {
        let screen = Screen(Watcher(log: log))
        #expect(log.lines == ["initially 1 to 1"])
        log.lines = []
        try screen.tap("Same")
        #expect(log.lines == [])
        try screen.tap("Change")
        #expect(Set(log.lines) == ["changed", "1 to 2", "now 2", "initially 1 to 2"])
        #expect(log.lines.count == 4)
    }

    @Test func aChangeSeesTheNewestClosure() throws {
        struct Capturing: View {
            @State private var value = 1
            let log: Log

            var body: some View {
                let seen = value
                Text("\(value)").onChange(of: value) { [log] in log.note("seen \(seen)") }
                Button("Change") { value += 1 }
            }
        }
        let screen = Screen(Capturing(log: log))
        try screen.tap("Change")
        try screen.tap("Change")
        #expect(log.lines == ["seen 2", "seen 3"])
    }

    private struct Receiver: View {
        @State private var last = 0
        @State private var isShown = true
        let subject: PassthroughSubject<Int, Never>

        var body: some View {
            if isShown { Text("last \(last)").onReceive(subject) { last = $0 } }
            Text("got \(last)")
            Button("Hide") { isShown = false }
        }
    }

    @Test func aPublisherIsHeardWhileTheViewIsShown() throws {
        let subject = PassthroughSubject<Int, Never>()
        let screen = Screen(Receiver(subject: subject))
        subject.send(1)
        subject.send(2)
        #expect(screen.texts.prefix(2) == ["last 2", "got 2"])
        try screen.tap("Hide")
        subject.send(3)
        #expect(screen.texts.first == "got 2")
    }

    @Test func aTaskRunsWhileTheViewIsShown() async throws {
        struct Worker: View {
            @State private var isShown = true
            let log: Log

            var body: some View {
                if isShown {
                    Text("working").task {
                        log.note("begins")
                        try? await Task.sleep(for: .seconds(1000))
                        log.note(Task.isCancelled ? "cancelled" : "finished")
                    }
                }
                Button("Hide") { isShown = false }
            }
        }
        let log = log
        let screen = Screen(Worker(log: log))
        try await eventually { log.lines == ["begins"] }
        try screen.tap("Hide")
        try await eventually { log.lines == ["begins", "cancelled"] }
    }

    @Test func aTaskBeginsAnewWithAnotherID() async throws {
        struct Worker: View {
            @State private var id = 1
            let log: Log

            var body: some View {
                Text("\(id)").task(id: id) { [id] in log.note("begins \(id)") }
                Button("Next") { id += 1 }
                Button("Same") { id = id }
            }
        }
        let log = log
        let screen = Screen(Worker(log: log))
        try await eventually { log.lines == ["begins 1"] }
        try screen.tap("Same")
        try screen.tap("Next")
        try await eventually { log.lines == ["begins 1", "begins 2"] }
    }

    @Test func aTaskOfADismantledTreeIsCancelled() async throws {
        let log = log
        let screen = Screen(
            Text("working").task {
                log.note("begins")
                try? await Task.sleep(for: .seconds(1000))
                log.note("\(Task.isCancelled)")
            })
        try await eventually { log.lines == ["begins"] }
        screen.graph.dismantle()
        try await eventually { log.lines == ["begins", "true"] }
    }
}
