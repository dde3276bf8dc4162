import Combine
import SwiftUI

/// A search that waits until a person has stopped typing.
@MainActor
final class SearchModel: ObservableObject {
    @Published var query = ""
    /// What is searched for: the query once it has stood for a while.
    @Published private(set) var settledQuery = ""
    @Published private(set) var results: [Product] = []
    @Published private(set) var isSearching = false
    @Published private(set) var problem: String?

    init() {
        $query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .assign(to: &$settledQuery)
    }

    /// Asks the store. An answer that comes after another search has begun is dropped.
    func search(for words: String, with client: any StoreClient) async {
        problem = nil
        guard !words.isEmpty else {
            results = []
            return
        }
        isSearching = true
        defer { isSearching = false }
        do {
            let found = try await client.products(matching: words)
            if !Task.isCancelled { results = found }
        } catch {
            if !Task.isCancelled { problem = error.localizedDescription }
        }
    }
}
