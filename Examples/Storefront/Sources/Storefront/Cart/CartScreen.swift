import SwiftUI

/// The products in the cart, and their prices.
public struct CartScreen: View {
    @State private var isCheckingOut = false
    @EnvironmentObject private var cart: Cart

    /// Creates it.
    public init() {}

    /// The content of the screen.
    public var body: some View {
        NavigationStack {
            List {
                if cart.isEmpty {
                    Text("Your cart is empty.")
                } else {
                    Section {
                        ForEach(cart.lines) { CartRow(line: $0) }
                    }
                    Section("Promotion") { PromotionField() }
                    Section("Total") { totals }
                    Button("Check out") { isCheckingOut = true }
                }
            }
            .navigationTitle("Cart")
            .safeAreaInset(edge: .bottom) { undoBar }
            .sheet(isPresented: $isCheckingOut) { CheckoutScreen() }
        }
    }

    @ViewBuilder
    private var totals: some View {
        amount("Subtotal", cart.subtotal)
        if let promotion = cart.promotion {
            amount("Discount (\(promotion.percent) %)", -cart.discount)
        }
        amount("Shipping", cart.shipping)
        amount("To pay", cart.total).bold()
    }

    private func amount(_ title: String, _ amount: Decimal) -> some View {
        LabeledContent(title, value: amount, format: .currency(code: "EUR"))
            .accessibilityElement(children: .combine)
    }

    @ViewBuilder
    private var undoBar: some View {
        if let removed = cart.removed {
            HStack {
                Text("\(removed.line.product.name) removed")
                Button("Undo") { cart.undoRemoval() }
                    .buttonStyle(.bordered)
            }
        }
    }
}

/// A line of the cart.
struct CartRow: View {
    let line: CartLine

    @EnvironmentObject private var cart: Cart
    @Environment(\.locale) private var locale

    var body: some View {
        Stepper(
            value: Binding {
                line.quantity
            } set: {
                cart.setQuantity($0, of: line)
            }, in: 0...line.product.stock
        ) {
            VStack(alignment: .leading) {
                Text("\(line.quantity) × \(line.product.name)")
                Text(line.amount.price(in: locale)).font(.footnote)
            }
        }
        .swipeActions {
            Button("Delete", role: .destructive) { cart.remove(line) }
        }
    }
}

struct CartScreen_Previews: PreviewProvider {
    static var previews: some View {
        CartScreen().newStore().previewDisplayName("Cart: empty")
    }
}

#Preview("Cart", traits: .store) { CartScreen() }
