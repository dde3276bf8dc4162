import SwiftUI

/// The app as a phone starts it. Specs and tests take its screens one by one, with models of their own.
@main
struct StorefrontApp: App {
    @StateObject private var cart = Cart()
    @StateObject private var session = Session(account: nil)
    @State private var favorites = Favorites(ids: [])

    var body: some Scene {
        WindowGroup {
            StoreRoot()
                .environmentObject(cart)
                .environmentObject(session)
                .environment(favorites)
        }
    }
}
