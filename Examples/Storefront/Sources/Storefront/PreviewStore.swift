import SwiftUI

/// A store for previews: a cart with two products, somebody who is signed in, and a product that is liked.
struct PreviewStore: PreviewModifier {
    /// The models of the store.
    @MainActor struct Models {
        let cart = Cart()
        let session = Session(account: Account(name: "Ann Example", email: "ann@example.com"))
        let favorites = Favorites(ids: ["spade"])
    }

    static func makeSharedContext() async throws -> Models {
        let models = Models()
        for product in try await InMemoryStoreClient().products().prefix(2) { models.cart.add(product, quantity: 2) }
        return models
    }

    func body(content: Content, context: Models) -> some View {
        content
            .environmentObject(context.cart)
            .environmentObject(context.session)
            .environment(context.favorites)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A store with something in the cart.
    static var store: Self { .modifier(PreviewStore()) }
}

extension View {
    /// A store in which nobody has done anything.
    func newStore(_ client: InMemoryStoreClient = InMemoryStoreClient()) -> some View {
        environmentObject(Cart())
            .environmentObject(Session(account: nil))
            .environment(Favorites())
            .environment(\.storeClient, client)
    }
}
