import Combine

/// A shopping list that several screens of an app share.
@MainActor
public final class ShoppingList: ObservableObject {
    /// The arguments of the model in scripts.
    public struct Arguments: Codable, Sendable {
        /// The things to buy at first; none by default.
        public var items: [String]?
    }

    /// The things to buy.
    @Published public private(set) var items: [String]

    /// Creates the model.
    public init(items: [String] = []) {
        self.items = items
    }

    /// Takes a thing off the list.
    public func buy(_ item: String) {
        items.removeAll { $0 == item }
    }
}
