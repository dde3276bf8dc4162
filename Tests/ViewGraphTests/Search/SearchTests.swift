import SwiftUI
import Testing
import ViewTestSupport

@testable import Inspector

@MainActor
@Suite("Search fields, menus and swipes") struct SearchTests {
    struct Status: View {
        @Environment(\.isSearching) var isSearching
        @Environment(\.dismissSearch) var dismissSearch
        var body: some View {
            Text(isSearching ? "searching" : "not searching").id("status")
            Button("Leave") { dismissSearch() }
        }
    }

    struct Finder: View {
        let log: Log
        @State private var text = ""

        var body: some View {
            VStack {
                Status(); Text("for \(text)").id("text")
            }
            .searchable(text: $text, placement: .toolbar, prompt: "Search here") {
                Text("Apples").searchCompletion("apple")
                Text("Pears")
            }
            .onSubmit(of: .search) { log.note("search \(text)") }
            .onSubmit { log.note("text") }
        }
    }

    @Test("are typed into, submitted and left")
    func search() throws {
        let log = Log()
        let screen = Screen(Finder(log: log))
        let stack = try screen.root.find(ViewType.VStack.self)
        func says(_ id: String) throws -> String { try screen.root.find(viewWithId: id).text().string() }
        #expect(try stack.searchable().prompt().string() == "Search here")
        #expect(try stack.searchable().placement() == .toolbar)
        #expect(try says("status") == "not searching")
        try stack.searchable().setInput("pe")
        #expect(try stack.searchable().input() == "pe")
        #expect(try says("text") == "for pe")
        #expect(try says("status") == "searching")
        try stack.searchable().text(0).callSearchCompletion()
        #expect(try says("text") == "for apple")
        try stack.searchable().submit()
        #expect(log.take() == ["search apple"])
        try screen.tap("Leave")
        #expect(try says("status") == "not searching")
        #expect(try says("text") == "for ")
        #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "searchCompletion", index: 0)) {
            try stack.searchable().text(1).callSearchCompletion()
        }
    }

    struct Presented: View {
        @State var text = ""
        @State var isPresented = true
        var body: some View {
            VStack {
                Status(); Button("End") { isPresented = false }
            }.searchable(text: $text, isPresented: $isPresented)
        }
    }

    @Test("may be shown by the app")
    func presented() throws {
        let screen = Screen(Presented())
        #expect(screen.contents.contains("searching"))
        try screen.tap("End")
        #expect(screen.contents.contains("not searching"))
    }

    @Test("Fields submit to those around, up to a scope")
    func submit() throws {
        let log = Log()
        let text = Binding<String>(wrappedValue: "")
        let screen = Screen(
            VStack {
                TextField("First", text: text, onCommit: { log.note("commit") }).onSubmit { log.note("own") }
                SecureField("Second", text: text).submitScope()
                SecureField("Third", text: text)
            }
            .onSubmit { log.note("around") })
        try screen.root.find(ViewType.TextField.self).callOnCommit()
        #expect(log.take() == ["commit", "own", "around"])
        try screen.root.find(ViewType.SecureField.self, containing: "Third").callOnCommit()
        #expect(log.take() == ["around"])
        #expect(throws: InspectionError.callbackNotFound(parent: "SecureField", callback: "onCommit")) {
            try screen.root.find(ViewType.SecureField.self, containing: "Second").callOnCommit()
        }
        try screen.root.find(ViewType.TextField.self).callOnSubmit()
        #expect(log.take() == ["own"])
        #expect(throws: InspectionError.self) {
            try screen.root.find(ViewType.TextField.self).callOnSubmit(of: .search)
        }
    }

    @Test("Swipes and menus offer buttons")
    func swipesAndMenus() throws {
        let log = Log()
        let screen = Screen(
            List {
                Text("row")
                    .swipeActions(edge: .leading) { Button("Pin") { log.note("pin") } }
                    .swipeActions(allowsFullSwipe: false) { Button("Delete") { log.note("delete") } }
                    .contextMenu {
                        Button("Copy") { log.note("copy") }
                    } preview: {
                        Text("large")
                    }
                Text("other").contextMenu(ContextMenu { Button("Move") { log.note("move") } })
            })
        let row = try screen.root.find(text: "row")
        #expect(try row.swipeActions().edge() == .leading)
        #expect(try row.swipeActions(1).edge() == .trailing)
        try row.swipeActions().fullSwipe()
        try row.swipeActions(1).button(0).tap()
        try row.contextMenu().button(0).tap()
        try screen.tap("Move")
        #expect(log.take() == ["pin", "delete", "copy", "move"])
        #expect(try row.contextMenu().preview().text().string() == "large")
        #expect(throws: InspectionError.notSupported("a full swipe does nothing here: allowsFullSwipe is false")) {
            try row.swipeActions(1).fullSwipe()
        }
    }

    struct Refreshing: View {
        struct Pull: View {
            @Environment(\.refresh) var refresh
            var body: some View { Text(refresh == nil ? "fixed" : "can refresh") }
        }
        @State var count = 0
        var body: some View {
            VStack {
                Pull(); Text("count \(count)")
            }.refreshable {
                await Task.yield()
                await MainActor.run { count += 1 }
            }
        }
    }

    @Test("Refreshing waits for what it takes")
    func refresh() async throws {
        let screen = Screen(Refreshing())
        #expect(screen.contents == ["can refresh", "count 0"])
        try await screen.root.find(ViewType.VStack.self).callRefreshable()
        #expect(screen.contents == ["can refresh", "count 1"])
        #expect(Screen(Refreshing.Pull()).contents == ["fixed"])
        await #expect(throws: InspectionError.modifierNotFound(parent: "Text", modifier: "refreshable", index: 0)) {
            try await Screen(Text("a")).root.text().callRefreshable()
        }
    }
}
