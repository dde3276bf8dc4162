import Storefront
import SwiftUI

/// What a screen finds when it opens, as a spec describes it: `{ failures = { "offline" }, cart = { mug = 2 } }`.
struct Scenario: Decodable {
    /// What becomes of the first requests.
    var failures: [StoreError]?
    /// How long the store takes to answer, in seconds of the spec's clock.
    var delay: Double?
    /// Whether the store has nothing to sell.
    var isEmpty: Bool?
    /// How many of which product are in the cart.
    var cart: [String: Int]?
    /// The article numbers of what the customer likes.
    var favorites: [String]?
    /// Who is signed in.
    var account: Account?
    /// The article number of the product that a product's screen shows.
    var product: String?

    /// A screen in this scenario.
    @MainActor
    func around(_ screen: some View) -> some View {
        let cart = Cart()
        for product in Product.samples {
            if let quantity = self.cart?[product.id] { cart.add(product, quantity: quantity) }
        }
        let client = InMemoryStoreClient(
            stock: isEmpty == true ? [] : Product.samples, delay: delay ?? 0, failures: failures ?? [])
        return
            screen
            .environmentObject(cart)
            .environmentObject(Session(account: account))
            .environment(Favorites(ids: Set(favorites ?? [])))
            .environment(\.storeClient, client)
    }
}
