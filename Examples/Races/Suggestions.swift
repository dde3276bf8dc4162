import SwiftUI

/// A service that takes a while to answer.
struct RecipeService: Sendable {
    private let names = ["Bagels", "Baked apples", "Banana bread", "Pancakes", "Paella"]

    func recipes(matching words: String) async throws -> [String] {
        try await Task.sleep(for: .seconds(0.3))
        return names.filter { $0.lowercased().hasPrefix(words.lowercased()) }
    }
}

/// Suggestions while a person types.
@MainActor
final class SuggestionsModel: ObservableObject {
    @Published private(set) var suggestions: [String] = []

    private let service = RecipeService()
    private let stopsEarlierSearch: Bool
    private var search: Task<Void, any Error>?

    /// - Parameter stopsEarlierSearch: Whether only the answer to the last search counts. Otherwise the one that comes
    ///   last does, to whatever search it belongs: that is a race.
    init(stopsEarlierSearch: Bool) {
        self.stopsEarlierSearch = stopsEarlierSearch
    }

    func suggest(for words: String) {
        if stopsEarlierSearch { search?.cancel() }
        search = Task { suggestions = try await service.recipes(matching: words) }
    }
}

/// A search field with suggestions below it.
struct SuggestionsScreen: View {
    @StateObject private var model: SuggestionsModel
    @State private var words = ""

    init(stopsEarlierSearch: Bool) {
        _model = StateObject(wrappedValue: SuggestionsModel(stopsEarlierSearch: stopsEarlierSearch))
    }

    var body: some View {
        List {
            TextField("Recipe", text: $words)
            ForEach(model.suggestions, id: \.self) { Text($0) }
        }
        .onChange(of: words) { model.suggest(for: words) }
    }
}
