import SwiftUI
import Testing
import ViewInspector

private struct Word: Identifiable, Equatable {
    let id: String
    var isOn = true
}

/// One use of each form of a search field, of its scopes and of its suggestions.
private struct Searches: View {
    @State private var text = ""
    @State private var isSearching = false
    @State private var words = [Word(id: "a")]
    @State private var ideas = [Word(id: "b")]
    @State private var scope = 1
    @Environment(\.searchSuggestionsPlacement) private var placement
    private let prompt = "Find"

    var body: some View {
        VStack {
            Text("1").searchable(text: $text, tokens: $words) { Text($0.id) }
            Text("2").searchable(text: $text, tokens: $words, placement: .toolbar, prompt: "Find") { Text($0.id) }
            Text("3").searchable(text: $text, tokens: $words, isPresented: $isSearching, prompt: prompt) { Text($0.id) }
            Text("4").searchable(text: $text, tokens: $words, suggestedTokens: $ideas) { Text($0.id) }
            Text("5").searchable(text: $text, tokens: $words, suggestedTokens: $ideas, isPresented: $isSearching) {
                Text($0.id)
            }
            Text("6").searchable(text: $text, editableTokens: $words, prompt: Text("Find")) { $word in
                Toggle(word.id, isOn: $word.isOn)
            }
            Text("7").searchable(text: $text, editableTokens: $words, isPresented: $isSearching) { $word in
                Text(word.id)
            }
        }
        Text("scopes")
            .searchable(text: $text)
            .searchScopes($scope) { Text("All").tag(1) }
            .searchScopes($scope, activation: .onSearchPresentation) { Text("All").tag(1) }
            .searchSuggestions { Text("tea").searchCompletion("tea") }
            .searchSuggestions(.hidden, for: [.content, .menu])
            .searchDictationBehavior(.inline(activation: .onLook))
    }
}

@Suite("Search fields with tokens, scopes and suggestions") @MainActor
struct SearchUses {
    @Test("are made in each way")
    func uses() throws {
        let view = try Searches().inspect()
        let text = try view.find(text: "scopes")
        #expect(try text.searchDictationBehavior() == .inline(activation: .onLook))
        #expect(try text.searchSuggestionsVisibility().visibility == .hidden)
        #expect(try text.searchScopes().activation() == .automatic)
    }

    @Test("add the token that is tapped, and delete the last")
    func tokens() throws {
        let (words, ideas) = (Binding(wrappedValue: [Word(id: "a")]), Binding(wrappedValue: [Word(id: "b")]))
        let view = Text("x")
            .searchable(text: .constant(""), tokens: words, suggestedTokens: ideas) { Text($0.id) }
        let field = try view.inspect().text().searchable()
        #expect(try field.tokens().find(text: "a").string() == "a")
        try field.suggestedTokens().find(ViewType.Button.self).tap()
        #expect(words.wrappedValue.map(\.id) == ["a", "b"])
        try field.deleteToken()
        try field.deleteToken()
        #expect(words.wrappedValue.isEmpty)
        #expect(throws: InspectionError.notSupported("the search field has no token to delete")) {
            try field.deleteToken()
        }
    }

    @Test("change tokens through their bindings")
    func editableTokens() throws {
        let words = Binding(wrappedValue: [Word(id: "a")])
        let view = Text("x").searchable(text: .constant(""), editableTokens: words) { $word in
            Toggle(word.id, isOn: $word.isOn)
        }
        try view.inspect().text().searchable().tokens().find(ViewType.Toggle.self).tap()
        #expect(words.wrappedValue == [Word(id: "a", isOn: false)])
    }

    @Test("write the scope that is chosen")
    func scopes() throws {
        let scope = Binding(wrappedValue: 1)
        let view = Text("x").searchable(text: .constant("")).searchScopes(scope) {
            Text("All").tag(1)
            Text("Mine").tag(2)
        }
        try view.inspect().text().searchScopes().select(value: 2)
        #expect(scope.wrappedValue == 2)
    }
}
