import Combine
import SwiftUI

/// Looks for cities, once a person has stopped typing for a while.
@MainActor
public final class CitySearchModel: ObservableObject {
    /// The typed text.
    @Published public var query = ""
    /// The cities that were found.
    @Published public private(set) var cities: [String] = []
    /// The number of searches.
    @Published public private(set) var searchCount = 0

    private static let known = ["Lima", "Lisbon", "Liverpool", "Oslo", "Osaka"]

    /// Creates the model.
    public init() {
        $query
            .dropFirst()
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .sink { [weak self] query in
                MainActor.assumeIsolated { self?.search(query) }
            }
            .store(in: &subscriptions)
    }

    private var subscriptions: Set<AnyCancellable> = []

    private func search(_ query: String) {
        searchCount += 1
        cities = query.isEmpty ? [] : Self.known.filter { $0.lowercased().hasPrefix(query.lowercased()) }
    }
}

/// A field, and the cities that begin with its text.
public struct CitySearch: View {
    @StateObject private var model = CitySearchModel()

    /// Creates the view.
    public init() {}

    public var body: some View {
        VStack {
            TextField("City", text: $model.query)
            ForEach(model.cities, id: \.self) { Text($0) }
            Text("\(model.searchCount) searches").id("searches")
        }
    }
}
