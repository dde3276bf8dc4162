import SwiftUI

/// A product, with its photos and how many of it to buy.
public struct ProductScreen: View {
    let product: Product
    let backToShop: (() -> Void)?

    @State private var quantity = 1
    @State private var isAdded = false
    @EnvironmentObject private var cart: Cart
    @Environment(Favorites.self) private var favorites
    @Environment(\.locale) private var locale

    /// Makes one of a product. With `backToShop` it has a button that leaves all products at once.
    public init(product: Product, backToShop: (() -> Void)? = nil) {
        self.product = product
        self.backToShop = backToShop
    }

    /// The content of the screen.
    public var body: some View {
        ScrollView {
            PhotoGallery(photos: product.photos)
                .onLongPressGesture(minimumDuration: 0.8) { favorites.toggle(product) }
            VStack(alignment: .leading) {
                Text(product.name).font(.title)
                Text(product.price.price(in: locale)).accessibilityIdentifier("price")
                Text(product.details)
                if product.stock > 0, product.stock <= 3 {
                    Text("Only \(product.stock) left").foregroundStyle(.red)
                }
                purchase
            }
        }
        .navigationTitle(product.name)
        .toolbar {
            ToolbarItem {
                Button(
                    favorites.contains(product) ? "Remove from favorites" : "Add to favorites",
                    systemImage: favorites.contains(product) ? "heart.fill" : "heart"
                ) {
                    favorites.toggle(product)
                }
            }
            if let backToShop {
                ToolbarItem { Button("Back to the shop", action: backToShop) }
            }
        }
    }

    @ViewBuilder
    private var purchase: some View {
        if product.isSoldOut {
            Text("Sold out")
        } else {
            Stepper("Quantity: \(quantity)", value: $quantity, in: 1...product.stock)
            Button("Add to cart", systemImage: "cart") {
                cart.add(product, quantity: quantity)
                isAdded = true
            }
            .buttonStyle(.borderedProminent)
            if isAdded {
                Text("In your cart").transition(.opacity)
            }
        }
    }
}

#Preview("Product", traits: .store) {
    NavigationStack { ProductScreen(product: Product.samples[0]) }
}

#Preview("Product: sold out", traits: .store) {
    NavigationStack { ProductScreen(product: Product.samples[2]) }
}

#Preview("Product: in landscape", traits: .store, .landscapeLeft) {
    NavigationStack { ProductScreen(product: Product.samples[1]) }
}
