import SwiftUI
import Testing
import ViewTestSupport

@MainActor
@Suite struct AppearTests {
    private let log = Log()

    struct Page: View {
        let log: Log
        @State private var showsDetail = false
        @State private var count = 0

        var body: some View {
            VStack {
                Text("page \(count)")
                    .onAppear { log.note("inner appears") }
                    .onDisappear { log.note("inner disappears") }
                if showsDetail {
                    Text("detail")
                        .onAppear { log.note("detail appears") }
                        .onDisappear { log.note("detail disappears") }
                }
                Button("Toggle detail") { showsDetail.toggle() }
                Button("Add") { count += 1 }
            }
            .onAppear { log.note("outer appears") }
            .onDisappear { log.note("outer disappears") }
        }
    }

    @Test func `A view appears once however often it is described`() throws {
        let screen = Screen(Page(log: log))
        try screen.tap("Add", "Add")
        #expect(log.count("inner appears") == 1)
        #expect(log.count("outer appears") == 1)
        #expect(log.count("inner disappears") == 0)
    }

    @Test func `A view that comes and goes appears and disappears`() throws {
        let screen = Screen(Page(log: log))
        _ = log.take()
        try screen.tap("Toggle detail")
        #expect(log.take() == ["detail appears"])
        try screen.tap("Toggle detail")
        #expect(log.take() == ["detail disappears"])
        try screen.tap("Toggle detail")
        #expect(log.take() == ["detail appears"])
    }

    @Test func `Dismantling makes everything disappear once`() throws {
        let screen = Screen(Page(log: log))
        try screen.tap("Toggle detail")
        _ = log.take()
        screen.graph.dismantle()
        #expect(log.take().sorted() == ["detail disappears", "inner disappears", "outer disappears"])
        screen.graph.dismantle()
        #expect(log.take().isEmpty)
    }

    @Test func `An inspected view takes no part in the lifecycle`() {
        _ = Screen(Page(log: log), mode: .inspected).texts
        #expect(log.entries.isEmpty)
    }

    struct Greeting: View {
        @State private var text = "before"
        var body: some View { Text(text).onAppear { text = "after" } }
    }

    @Test func `What on appear changes is shown at once`() {
        #expect(Screen(Greeting()).texts == ["after"])
    }

    struct Renewed: View {
        let log: Log
        @State private var number = 1
        var body: some View {
            VStack {
                Text("numbered").id(number)
                    .onAppear { log.note("appears \(number)") }
                    .onDisappear { log.note("disappears") }
                Button("Renew") { number += 1 }
            }
        }
    }

    @Test func `Another identity disappears and appears`() throws {
        let screen = Screen(Renewed(log: log))
        try screen.tap("Renew")
        #expect(log.entries == ["appears 1", "disappears", "appears 2"])
    }

    struct Latest: View {
        let log: Log
        @State private var count = 0
        @State private var isShown = true
        var body: some View {
            VStack {
                if isShown {
                    let count = count
                    Text("x").onDisappear { log.note("gone at \(count)") }
                }
                Button("Add") { count += 1 }
                Button("Hide") { isShown = false }
            }
        }
    }

    @Test func `The latest action is the one that acts`() throws {
        let screen = Screen(Latest(log: log))
        try screen.tap("Add", "Hide")
        #expect(log.entries == ["gone at 1"])
    }

    @Test func `Several actions of one view all act`() {
        _ = Screen(
            Text("x")
                .onAppear { log.note("first") }
                .onAppear { log.note("second") }
                .onAppear(perform: nil))
        #expect(log.entries.sorted() == ["first", "second"])
    }

    struct Body: ViewModifier {
        let log: Log
        func body(content: Content) -> some View {
            content.onAppear { log.note("modifier appears") }
        }
    }

    @Test func `Actions inside a modifiers body act too`() {
        let screen = Screen(Text("x").modifier(Body(log: log)))
        #expect(log.entries == ["modifier appears"])
        #expect(screen.texts == ["x"])
    }
}
