import SwiftUI
import Testing
import ViewInspector

@Suite("The focus in a search field") @MainActor
struct SearchFocusedTests {
    private struct Found: View {
        @State private var text = ""
        @FocusState private var isSearching: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    Text(isSearching ? "searching" : "looking")
                    Button("Search") { isSearching = true }
                    Button("Stop") { isSearching = false }
                }
                .searchable(text: $text)
                .searchFocused($isSearching)
            }
        }
    }

    @Test("is known while a person searches")
    func follows() throws {
        let screen = try Found().hosted()
        let field = try screen.find(ViewType.VStack.self).searchable()
        try field.setInput("tea")
        #expect(throws: Never.self) { try screen.find(text: "searching") }
        try field.dismiss()
        #expect(throws: Never.self) { try screen.find(text: "looking") }
    }

    @Test("comes and goes as its state is set, and the text stays")
    func moves() throws {
        let screen = try Found().hosted()
        try screen.find(button: "Search").tap()
        #expect(throws: Never.self) { try screen.find(text: "searching") }
        try screen.find(ViewType.VStack.self).searchable().setInput("tea")
        try screen.find(button: "Stop").tap()
        #expect(throws: Never.self) { try screen.find(text: "looking") }
        #expect(try screen.find(ViewType.VStack.self).searchable().input() == "tea")
    }
}
