import Inspector
import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

/// What appears, and what is made, by the tab and the page that it stands on.
@Suite @MainActor
struct LivesTests {
    /// Makes a model of its own, and notes what happens to it.
    private struct Page: View {
        final class Model: ObservableObject {
            init(_ name: String, _ log: Log) {
                MainActor.assumeIsolated { log.note("\(name) made") }
            }
        }

        let name: String
        let log: Log
        @StateObject private var model: Model

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            _model = StateObject(wrappedValue: Model(name, log))
        }

        var body: some View {
            Text(name)
                .onAppear { log.note("\(name) appears") }
                .onDisappear { log.note("\(name) disappears") }
        }
    }

    @Test func `A tab makes its model when it is first selected, and keeps it`() throws {
        struct Tabs: View {
            let log: Log
            @State private var selection = 0

            var body: some View {
                TabView(selection: $selection) {
                    Page("one", log).tabItem { Text("One") }.tag(0)
                    VStack { Page("two", log) }.tabItem { Text("Two") }.tag(1)
                    AnyView(Page("three", log).tabItem { Text("Three") }.tag(2))
                }
            }
        }
        let log = Log()
        let screen = try Tabs(log: log).hosted()
        #expect(log.take() == ["one made", "one appears"])
        let tabs = try screen.find(ViewType.TabView.self)
        try tabs.select(value: 1)
        #expect(log.take() == ["two made", "two appears", "one disappears"])
        try tabs.select(value: 0)
        try tabs.select(value: 1)
        #expect(log.take() == ["one appears", "two disappears", "two appears", "one disappears"])
        try tabs.select(value: 2)
        #expect(log.entries.contains("three appears"))
    }

    @Test func `A Tab makes its content when it is first selected`() throws {
        struct Tabs: View {
            let log: Log
            @State private var selection = "one"

            var body: some View {
                TabView(selection: $selection) {
                    Tab("One", systemImage: "1.circle", value: "one") { Page("one", log) }
                    Tab("Two", systemImage: "2.circle", value: "two") { Page("two", log) }
                }
            }
        }
        let log = Log()
        let screen = try Tabs(log: log).hosted()
        #expect(log.take() == ["one made", "one appears"])
        try screen.find(ViewType.TabView.self).select(value: "two")
        #expect(log.take() == ["two made", "two appears", "one disappears"])
    }

    @Test func `A tree that is no screen has all tabs, and only the selected one appears`() throws {
        let log = Log()
        let screen = Screen(
            TabView {
                Page("one", log); Page("two", log)
            })
        #expect(log.take() == ["one made", "two made", "one appears"])
        #expect(screen.texts == ["one", "two"])
    }

    @Test func `A page is told that it goes below another, and has its task cancelled`() async throws {
        struct Stack: View {
            let log: Log
            @State private var path: [Int] = []

            var body: some View {
                NavigationStack(path: $path) {
                    Button("Push") { path = [1] }
                        .onAppear { log.note("root appears") }
                        .onDisappear { log.note("root disappears") }
                        .task {
                            log.note("root starts")
                            while !Task.isCancelled { await Task.yield() }
                            log.note("root cancelled")
                        }
                        .navigationDestination(for: Int.self) { _ in
                            Button("Pop") { path = [] }.onAppear { log.note("page appears") }
                        }
                }
            }
        }
        let log = Log()
        let screen = try Stack(log: log).hosted()
        while log.count("root starts") < 1 { await Task.yield() }
        #expect(log.take() == ["root appears", "root starts"])
        try screen.find(button: "Push").tap()
        while log.count("root cancelled") < 1 { await Task.yield() }
        #expect(log.take() == ["page appears", "root disappears", "root cancelled"])
        try screen.find(button: "Pop").tap()
        while log.count("root starts") < 1 { await Task.yield() }
        #expect(log.take() == ["root appears", "root starts"])
        ViewHosting.expel()
        while log.count("root cancelled") < 1 { await Task.yield() }
    }

    @Test func `Nothing takes no modifiers, and a modifier that shows something does`() {
        struct Framed: ViewModifier {
            func body(content: Content) -> some View {
                VStack {
                    Text("frame")
                    content
                }
            }
        }
        struct Same: ViewModifier {
            func body(content: Content) -> some View { content.padding() }
        }
        struct Optional: View {
            let isOn: Bool
            var body: some View { if isOn { Text("on") } }
        }
        let log = Log()
        _ = Screen(
            VStack {
                EmptyView().modifier(Framed()).onAppear { log.note("framed") }
                EmptyView().modifier(Same()).onAppear { log.note("padded") }
                Optional(isOn: false).onAppear { log.note("off") }
                Optional(isOn: true).onAppear { log.note("on") }
                Group { if log.entries.count > 99 { Text("never") } }.task { log.note("task") }
                EmptyView().onChange(of: 1, initial: true) { _, _ in log.note("changed") }
            })
        #expect(log.take().sorted() == ["framed", "on"])
    }
}
