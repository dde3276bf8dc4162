import Testing

@testable import Reference

@Suite("A search of the reference") @MainActor
struct SearchTests {
    @Test(
        "finds what people mean by everyday words",
        arguments: [
            ("go back", "NavigationLink:deactivate"), ("pop", "NavigationLink:deactivate"), ("wait", "wait_until"),
            ("sleep", "clock"), ("enter text", "TextField:setInput"), ("press return", "TextField:submit"),
            ("swipe", "swipeActions"), ("scroll", "ScrollView"), ("open url", "onOpenURL"),
            ("getByText", "Element:find"), ("sendKeys", "TextField:setInput"),
            ("dismiss", "sheet:dismiss"),
            ("alert", "alert"), ("select tab", "TabView:select"), ("refresh", "refreshable:refresh"),
            ("delete row", "onDelete:delete"), ("long press", "Element:longPress"), ("dark mode", "colorScheme"),
            ("tutorial", "FirstSpec"), ("mock", "mock"), ("screenshot", "assert.matches_snapshot"),
        ])
    func everyday(words: String, first: String) {
        #expect(ReferenceSearch(words).hits().prefix(3).map(\.name).contains(first))
    }

    @Test(
        "doesn't mind endings, case, order and small words",
        arguments: ["deleting rows", "how do I delete a row", "ROW DELETE", "delete the rows"])
    func endings(words: String) {
        #expect(ReferenceSearch(words).hits().first?.name == "onDelete")
    }

    @Test("finds words of names, of texts and of articles, those of names first")
    func texts() {
        #expect(ReferenceSearch("padding").hits().first?.name == "padding")
        #expect(ReferenceSearch("truncation").hits().contains { $0.name == "truncationMode" })
        #expect(ReferenceSearch("monorepo shard").hits().contains { $0.name == "ContinuousIntegration" })
    }

    @Test("finds nothing for what there isn't, and for small words alone", arguments: ["xyzzy", "", "how to", "?!"])
    func nothing(words: String) {
        #expect(ReferenceSearch(words).hits() == [])
    }

    @Test("has no more hits than asked for, each name once")
    func bounds() {
        let names = ReferenceSearch("view").hits(most: 5).map(\.name)
        #expect(names.count == 5)
        #expect(Set(names).count == 5)
    }

    @Test("knows everyday words only for what there is")
    func names() {
        for entry in SearchWords.all {
            #expect(!entry.stems.isEmpty, "\(entry.names)")
            for name in entry.names { #expect(Reference.text(for: name) != nil, "\(name)") }
        }
    }
}
