import SwiftUI

// Previews for the faults that `make faults` puts into a copy of Storefront: one for each part of the app, so that a crash in
// one hides nothing in another.

extension View {
    /// The models that screens find in their environment.
    @MainActor func furnished(
        _ cart: Cart = Cart(), account: Account? = nil, client: InMemoryStoreClient = InMemoryStoreClient()
    ) -> some View {
        environmentObject(cart)
            .environmentObject(Session(account: account))
            .environment(Favorites(ids: ["mug"]))
            .environment(\.storeClient, client)
    }
}

extension Cart {
    static func holding(_ ids: String...) -> Cart {
        let cart = Cart()
        for product in Product.samples where ids.contains(product.id) { cart.add(product) }
        return cart
    }

    static var withRemoval: Cart {
        let cart = holding("mug", "kettle")
        cart.remove(cart.lines[0])
        return cart
    }

    static var withPromotion: Cart {
        let cart = holding("mug")
        cart.promotion = Promotion(code: "SPRING10", percent: 10)
        return cart
    }
}

private let mug = Product.samples[0]
private let lamp = Product.samples[2]
private let ann = Account(name: "Ann Example", email: "ann@example.com")

#Preview("F Catalog") { CatalogScreen().furnished() }
#Preview("F Catalog: empty") { CatalogScreen().furnished(client: InMemoryStoreClient(stock: [])) }
#Preview("F Catalog: offline") { CatalogScreen().furnished(client: InMemoryStoreClient(failures: [.offline])) }
#Preview("F Row") { NavigationStack { List { ProductRow(product: mug) } }.furnished() }
#Preview("F Row: sold out") { NavigationStack { List { ProductRow(product: lamp) } }.furnished() }
#Preview("F Product") { NavigationStack { ProductScreen(product: mug) }.furnished() }
#Preview("F Photos") { PhotoGallery(photos: ["mug-front", "mug-side", "mug-front"]) }
#Preview("F Cart") { CartScreen().furnished(.holding("mug", "kettle")) }
#Preview("F Cart: empty") { CartScreen().furnished() }
#Preview("F Cart: removed") { CartScreen().furnished(.withRemoval) }
#Preview("F Cart line") { List { CartRow(line: CartLine(product: mug, quantity: 1)) }.furnished() }
#Preview("F Promotion") { List { PromotionField() }.furnished() }
#Preview("F Promotion: applied") { List { PromotionField() }.furnished(.withPromotion) }
#Preview("F Checkout") { CheckoutScreen().furnished(.holding("mug")) }
#Preview("F Address") {
    @Previewable @State var model = CheckoutModel(today: .now)
    @Previewable @FocusState var field: CheckoutModel.Field?
    Form { AddressStep(model: model, field: $field) }
}
#Preview("F Delivery") {
    @Previewable @State var model = CheckoutModel(today: .now)
    Form { DeliveryStep(model: model) }
}
#Preview("F Payment") {
    @Previewable @State var model = CheckoutModel(today: .now)
    @Previewable @FocusState var field: CheckoutModel.Field?
    Form { PaymentStep(model: model, field: $field, isReadingTerms: .constant(false)) }
}
#Preview("F Receipt") { ReceiptScreen(receipt: Receipt(id: 1001, total: 17.4, name: "Ann")) }
#Preview("F Terms") { TermsScreen(isAccepted: .constant(false)) }
#Preview("F Account") { AccountScreen().furnished() }
#Preview("F Account: signed in") { AccountScreen().furnished(account: ann) }
#Preview("F Sign in") { SignInScreen().furnished() }
#Preview("F Settings") { NavigationStack { SettingsScreen() } }
#Preview("F Search") { SearchScreen().furnished() }
#Preview("F Store") { StoreRoot().furnished(.holding("mug")) }
