import Combine
import SwiftUI
import Testing
import ViewGraph
import ViewTestSupport

@MainActor
@Suite struct ObjectTests {
    private let log = Log()

    final class Counter: ObservableObject {
        @Published var count: Int
        @Published var title = "title"
        init(_ count: Int = 0) { self.count = count }
    }

    struct Observing: View {
        @ObservedObject var counter: Counter
        var body: some View {
            VStack {
                Text("\(counter.count) \(counter.title)")
                TextField("Title", text: $counter.title)
            }
        }
    }

    struct Replacing: View {
        @State private var counter = Counter(1)
        let other: Counter
        var body: some View {
            VStack {
                Observing(counter: counter)
                Button("Replace") { counter = other }
            }
        }
    }

    @Test func `An observed object is read and written`() throws {
        let counter = Counter(4)
        let screen = Screen(Observing(counter: counter))
        #expect(screen.contents.first == "4 title")
        counter.count = 5
        #expect(screen.contents.first == "5 title")
        try screen.root.find(ViewType.TextField.self).setInput("new")
        #expect(counter.title == "new")
        #expect(screen.contents.first == "5 new")
    }

    @Test func `A replaced object is followed and the old one is not`() throws {
        let other = Counter(10)
        let screen = Screen(Replacing(other: other))
        try screen.tap("Replace")
        #expect(screen.contents.first == "10 title")
        other.count = 11
        #expect(screen.contents.first == "11 title")
    }

    struct Owning: View {
        let log: Log
        @StateObject private var counter: Counter
        init(log: Log, start: Int) {
            self.log = log
            _counter = StateObject(
                wrappedValue: {
                    MainActor.assumeIsolated { log.note("made") }
                    return Counter(start)
                }())
        }
        var body: some View {
            VStack {
                Text("\(counter.count)")
                Button("Add") { counter.count += 1 }
            }
        }
    }

    struct Owner: View {
        let log: Log
        @State private var start = 1
        @State private var identity = 0
        var body: some View {
            VStack {
                Owning(log: log, start: start).id(identity)
                Button("Restart") { start = 100 }
                Button("Renew") { identity += 1 }
            }
        }
    }

    @Test func `A state object is made once for a view`() throws {
        let screen = Screen(Owner(log: log))
        try screen.tap("Add", "Restart")
        #expect(screen.contents == ["2"])
        #expect(log.count("made") == 1)
    }

    @Test func `A new identity makes a new state object`() throws {
        let screen = Screen(Owner(log: log))
        try screen.tap("Restart", "Renew")
        #expect(screen.contents == ["100"])
        #expect(log.count("made") == 2)
    }

    struct Sharing: View {
        @EnvironmentObject var counter: Counter
        var body: some View {
            VStack {
                Text("shared \(counter.count)")
                Button("Add") { counter.count += 1 }
                TextField("Title", text: $counter.title)
            }
        }
    }

    @Test func `An environment object reaches deeply`() throws {
        let counter = Counter(2)
        let screen = Screen(VStack { HStack { AnyView(Group { Sharing() }) } }.environmentObject(counter))
        try screen.tap("Add")
        #expect(screen.contents.first == "shared 3")
        try screen.root.find(ViewType.TextField.self).setInput("t")
        #expect(counter.title == "t")
    }

    @Test func `The nearest environment object counts`() {
        let screen = Screen(
            VStack {
                Sharing().environmentObject(Counter(1))
                Sharing()
            }.environmentObject(Counter(2)))
        #expect(screen.contents.filter { $0.hasPrefix("shared") } == ["shared 1", "shared 2"])
    }

    @Test func `A missing environment object is an error of its view`() {
        let screen = Screen(
            VStack {
                Text("beside")
                Sharing()
            })
        #expect(screen.contents == ["beside"])
        #expect(throws: InspectionError.missingEnvironmentObjects(view: "Sharing", objects: ["counter: Counter"])) {
            try screen.root.vStack().view(Sharing.self, 1).vStack()
        }
        #expect(
            throws: InspectionError.searchFailure(
                skipped: 0, blockers: [#"Sharing is missing EnvironmentObjects: ["counter: Counter"]"#])
        ) {
            try screen.root.find(text: "shared 0")
        }
    }

    @Test func `An environment object is not found under another type`() {
        final class Unrelated: ObservableObject {}
        let screen = Screen(Sharing().environmentObject(Unrelated()))
        #expect(throws: InspectionError.missingEnvironmentObjects(view: "Sharing", objects: ["counter: Counter"])) {
            try screen.root.vStack()
        }
    }
}
