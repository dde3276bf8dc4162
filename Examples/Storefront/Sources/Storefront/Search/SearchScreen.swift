import SwiftUI

/// Finds products by their names.
public struct SearchScreen: View {
    @StateObject private var model = SearchModel()
    @AppStorage("recentSearches") private var recent = RecentSearches()
    @Environment(\.storeClient) private var client

    /// Creates it.
    public init() {}

    /// The content of the screen.
    public var body: some View {
        NavigationStack {
            List {
                switch model.phase {
                case .idle:
                    recentSearches
                case .searching:
                    ProgressView("Searching…")
                case .found(let products):
                    if products.isEmpty { Text("Nothing found for “\(model.settledQuery)”.") }
                    ForEach(products) { ProductRow(product: $0) }
                case .failed(let problem):
                    Label(problem, systemImage: "wifi.slash")
                }
            }
            .navigationTitle("Search")
            .navigationDestination(for: Product.self) { ProductScreen(product: $0) }
            .searchable(text: $model.query, prompt: "Mugs, lamps, spades…")
            .onSubmit(of: .search) {
                let words = model.query.trimmingCharacters(in: .whitespaces)
                if !words.isEmpty { recent.add(words) }
            }
        }
        .task(id: model.settledQuery) { [words = model.settledQuery] in
            await model.search(for: words, with: client)
        }
    }

    @ViewBuilder
    private var recentSearches: some View {
        if !recent.words.isEmpty {
            Section("Recent searches") {
                ForEach(recent.words, id: \.self) { words in
                    Button(words) { model.query = words }
                }
                Button("Clear", role: .destructive) { recent = RecentSearches() }
            }
        }
    }
}

#Preview("Search", traits: .store) { SearchScreen() }
