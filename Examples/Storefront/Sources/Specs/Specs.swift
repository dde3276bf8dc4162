import Storefront
import SwiftUI
import ViewSpec

/// The console of the store: its screens and models for specs.
@main
struct Specs: SpecConsole {
    static var catalog: Catalog {
        Catalog {
            screens
            models
        }
    }

    /// The day on which the specs take place.
    private static let today = Date(timeIntervalSinceReferenceDate: 0)

    /// With a table a screen is made with what the table describes; without one a spec gives it models of its own.
    @MainActor private static var screens: Catalog {
        Catalog {
            RegisteredView("Store") { (scenario: Scenario?) in Stage(scenario) { StoreRoot() } }
            RegisteredView("Catalog") { (scenario: Scenario?) in Stage(scenario) { CatalogScreen() } }
            RegisteredView("Search") { (scenario: Scenario?) in Stage(scenario) { SearchScreen() } }
            RegisteredView("Product") { (scenario: Scenario?) in
                // Its toolbar is shown by the stack that it is a page of.
                Stage(scenario) {
                    NavigationStack { ProductScreen(product: .sample(scenario?.product ?? "mug")) }
                }
            }
            RegisteredView("Cart") { (scenario: Scenario?) in Stage(scenario) { CartScreen() } }
            RegisteredView("Checkout") { (scenario: Scenario?) in Stage(scenario) { CheckoutScreen(today: today) } }
            RegisteredView("Account") { (scenario: Scenario?) in Stage(scenario) { AccountScreen() } }
            RegisteredView("SignIn") { (scenario: Scenario?) in Stage(scenario) { SignInScreen() } }
            RegisteredView("Settings") { SettingsScreen() }
        }
    }

    @MainActor private static var models: Catalog {
        Catalog {
            RegisteredModel("Cart", Cart.self) {
                Init { (quantities: [String: Int]) in Cart(quantities) }
                Property("count", \.count)
                Property("isEmpty", \.isEmpty)
                Property("promotion", \.promotion)
                Method("add") { (cart: Cart, id: String, quantity: Int) in cart.add(.sample(id), quantity: quantity) }
                Method("clear") { (cart: Cart) in cart.clear() }
            }
            RegisteredModel("Session", Session.self) {
                Init { (account: Account?) in Session(account: account) }
                Property("account", \.account)
                Method("signOut") { (session: Session) in session.signOut() }
            }
            RegisteredModel("Favorites", Favorites.self) {
                Init { (ids: [String]) in Favorites(ids: Set(ids)) }
                Method("contains") { (favorites: Favorites, id: String) in favorites.contains(.sample(id)) }
            }
            RegisteredModel("StoreClient", InMemoryStoreClient.self) {
                Init { (scenario: Scenario) in scenario.client }
                Property("delay", \.delay)
                Property("failures", \.failures)
                Property("requests", \.requests)
                Method("codeOf") { (client: InMemoryStoreClient, code: String) in try await client.promotion(for: code)
                }
            }
            RegisteredEnvironmentValue("storeClient", \.storeClient)
        }
    }
}
