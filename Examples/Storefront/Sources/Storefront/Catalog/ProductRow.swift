import SwiftUI

/// A product in a list: it leads to the product's screen, and can be liked and bought on the spot.
struct ProductRow: View {
    let product: Product

    @EnvironmentObject private var cart: Cart
    @Environment(Favorites.self) private var favorites
    @Environment(\.locale) private var locale

    var body: some View {
        NavigationLink(value: product) {
            HStack {
                Text(product.name)
                if favorites.contains(product) {
                    Image(systemName: "heart.fill").accessibilityLabel("Favorite")
                }
                Spacer()
                Text(product.isSoldOut ? "Sold out" : product.price.price(in: locale))
                    .foregroundStyle(product.isSoldOut ? .secondary : .primary)
            }
        }
        .swipeActions(edge: .leading) {
            Button(favorites.contains(product) ? "Unlike" : "Like") { favorites.toggle(product) }
                .tint(.pink)
        }
        .contextMenu {
            Button("Add to cart", systemImage: "cart") { cart.add(product) }
                .disabled(product.isSoldOut)
            Button(favorites.contains(product) ? "Remove from favorites" : "Add to favorites") {
                favorites.toggle(product)
            }
        }
        .accessibilityIdentifier("product-\(product.id)")
    }
}

#Preview("Product row", traits: .store, arguments: Product.samples.map(\.id)) { id in
    NavigationStack { List { ProductRow(product: Product.samples.first { $0.id == id }!) } }
}
