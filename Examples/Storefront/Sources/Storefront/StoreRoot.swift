import SwiftUI

/// The whole app: its four screens side by side.
public struct StoreRoot: View {
    enum Tab: String { case shop, search, cart, account }

    @State private var tab = Tab.shop
    @EnvironmentObject private var cart: Cart

    /// Creates it.
    public init() {}

    /// The content of the screen.
    public var body: some View {
        TabView(selection: $tab) {
            CatalogScreen()
                .tabItem { Label("Shop", systemImage: "bag") }
                .tag(Tab.shop)
            SearchScreen()
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
                .tag(Tab.search)
            CartScreen()
                .badge(cart.count)
                .tabItem { Label("Cart", systemImage: "cart") }
                .tag(Tab.cart)
            AccountScreen()
                .tabItem { Label("Account", systemImage: "person") }
                .tag(Tab.account)
        }
    }
}

#Preview("Store", traits: .store) { StoreRoot() }

#Preview("Store: new") { StoreRoot().newStore() }
