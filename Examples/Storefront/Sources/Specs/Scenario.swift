import Storefront
import SwiftUI

/// The state that a screen finds when it opens, as a spec describes it: `{ failures = { "offline" }, cart = { mug = 2 } }`.
struct Scenario: Decodable {
    /// The outcomes of the first requests.
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

    /// The store of this scenario.
    @MainActor
    var client: InMemoryStoreClient {
        InMemoryStoreClient(
            stock: isEmpty == true ? [] : Product.samples, delay: delay ?? 0, failures: failures ?? [])
    }
}

/// A screen with the models of a scenario around it, or as it is where there is no scenario.
struct Stage<Screen: View>: View {
    private let screen: Screen
    private let models: (cart: Cart, session: Session, favorites: Favorites, client: InMemoryStoreClient)?

    init(_ scenario: Scenario?, @ViewBuilder screen: () -> Screen) {
        self.screen = screen()
        models = scenario.map {
            (Cart($0.cart ?? [:]), Session(account: $0.account), Favorites(ids: Set($0.favorites ?? [])), $0.client)
        }
    }

    var body: some View {
        if let models {
            screen
                .environmentObject(models.cart)
                .environmentObject(models.session)
                .environment(models.favorites)
                .environment(\.storeClient, models.client)
        } else {
            screen
        }
    }
}

extension Cart {
    /// A cart with so many of the products with these article numbers.
    convenience init(_ quantities: [String: Int]) {
        self.init()
        for product in Product.samples {
            if let quantity = quantities[product.id] { add(product, quantity: quantity) }
        }
    }
}

extension Product {
    /// The product of the store in memory that has an article number; the first one where none has it.
    static func sample(_ id: String) -> Product {
        samples.first { $0.id == id } ?? samples[0]
    }
}
