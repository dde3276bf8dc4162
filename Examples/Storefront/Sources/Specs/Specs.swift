import Storefront
import SwiftUI
import ViewSpec

@main
struct Specs: SpecConsole {
    /// The day on which the specs take place.
    static let today = Date(timeIntervalSinceReferenceDate: 0)

    static var catalog: Catalog {
        Catalog {
            RegisteredView("Store") { (scenario: Scenario) in scenario.around(StoreRoot()) }
            RegisteredView("Catalog") { (scenario: Scenario) in scenario.around(CatalogScreen()) }
            RegisteredView("Search") { (scenario: Scenario) in scenario.around(SearchScreen()) }
            RegisteredView("Product") { (scenario: Scenario) in
                let product = Product.samples.first { $0.id == scenario.product } ?? Product.samples[0]
                return scenario.around(ProductScreen(product: product))
            }
            RegisteredView("Cart") { (scenario: Scenario) in scenario.around(CartScreen()) }
            RegisteredView("Checkout") { (scenario: Scenario) in scenario.around(CheckoutScreen(today: today)) }
            RegisteredView("Account") { (scenario: Scenario) in scenario.around(AccountScreen()) }
            RegisteredView("SignIn") { (scenario: Scenario) in scenario.around(SignInScreen()) }
            RegisteredView("Settings") { SettingsScreen() }
        }
    }
}
