import Observation
import SwiftUI

/// The products that a customer likes.
@MainActor
@Observable
public final class Favorites {
    private(set) var ids: Set<Product.ID>

    /// Makes one with the article numbers of what is liked.
    public init(ids: Set<String> = []) {
        self.ids = ids
    }

    /// Whether a product is liked.
    public func contains(_ product: Product) -> Bool { ids.contains(product.id) }

    func toggle(_ product: Product) {
        if ids.remove(product.id) == nil { ids.insert(product.id) }
    }
}
