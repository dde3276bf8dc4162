import Combine
import SwiftUI

/// A search that waits until a person has stopped typing.
@MainActor
final class SearchModel: ObservableObject {
    enum Phase: Equatable {
        case idle
        case searching
        case found([Product])
        case failed(String)
    }

    @Published var query = ""
    /// The words that are searched for: the query once it has stood for a while.
    @Published private(set) var settledQuery = ""
    @Published private(set) var phase = Phase.idle

    private var settling: AnyCancellable?

    init() {
        settling =
            $query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .sink { [weak self] words in MainActor.assumeIsolated { self?.settle(on: words) } }
    }

    /// Asks the store. An answer that comes after another search has begun is dropped.
    func search(for words: String, with client: any StoreClient) async {
        guard !words.isEmpty else { return }
        let outcome: Phase
        do {
            outcome = .found(try await client.products(matching: words))
        } catch {
            outcome = .failed(error.localizedDescription)
        }
        if !Task.isCancelled { phase = outcome }
    }

    private func settle(on words: String) {
        settledQuery = words
        phase = words.isEmpty ? .idle : .searching
    }
}
