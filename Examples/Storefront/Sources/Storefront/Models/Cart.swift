import Combine
import SwiftUI

/// So many of a product.
public struct CartLine: Identifiable, Hashable, Sendable {
    /// The article number of the product.
    public var id: String { product.id }
    /// The product.
    public let product: Product
    /// How many are bought.
    public var quantity: Int

    var amount: Decimal { product.price * Decimal(quantity) }
}

/// The products that a customer is about to buy.
@MainActor
public final class Cart: ObservableObject {
    /// The lines, in the order in which they were added.
    @Published public private(set) var lines: [CartLine] = []
    /// The promotion that lowers the price.
    @Published public var promotion: Promotion?
    /// The line that was removed last, as long as it can be brought back.
    @Published private(set) var removed: (line: CartLine, place: Int)?

    /// How long what was removed can be brought back, in seconds.
    static let undoSeconds = 5
    static let freeShippingFrom: Decimal = 50
    static let shippingFee: Decimal = 4.9

    private var forgetting: AnyCancellable?

    /// Makes an empty one.
    public init() {}

    /// How many things are in it.
    public var count: Int { lines.reduce(0) { $0 + $1.quantity } }
    /// Whether there is nothing in it.
    public var isEmpty: Bool { lines.isEmpty }
    /// The price of all products.
    public var subtotal: Decimal { lines.reduce(0) { $0 + $1.amount } }
    /// The discount of the promotion.
    public var discount: Decimal { promotion.map { $0.discount(on: subtotal) } ?? 0 }
    /// The price of the delivery.
    public var shipping: Decimal { subtotal - discount >= Self.freeShippingFrom || isEmpty ? 0 : Self.shippingFee }
    /// The total to pay.
    public var total: Decimal { subtotal - discount + shipping }

    /// Puts so many more of a product in, as far as there are any.
    public func add(_ product: Product, quantity: Int = 1) {
        if let place = lines.firstIndex(where: { $0.id == product.id }) {
            lines[place].quantity = min(product.stock, lines[place].quantity + quantity)
        } else if !product.isSoldOut {
            lines.append(CartLine(product: product, quantity: min(product.stock, quantity)))
        }
    }

    /// Says how many of a line's product are bought; with none the line goes.
    public func setQuantity(_ quantity: Int, of line: CartLine) {
        guard let place = lines.firstIndex(where: { $0.id == line.id }) else { return }
        if quantity < 1 {
            remove(line)
        } else {
            lines[place].quantity = min(line.product.stock, quantity)
        }
    }

    /// Takes a line out. For a while it can be brought back.
    public func remove(_ line: CartLine) {
        guard let place = lines.firstIndex(where: { $0.id == line.id }) else { return }
        removed = (lines.remove(at: place), place)
        forgetting = Just(())
            .delay(for: .seconds(Self.undoSeconds), scheduler: DispatchQueue.main)
            .sink { [weak self] in MainActor.assumeIsolated { self?.removed = nil } }
    }

    /// Brings back what was removed last, where it was.
    public func undoRemoval() {
        guard let (line, place) = removed else { return }
        lines.insert(line, at: min(place, lines.count))
        removed = nil
        forgetting = nil
    }

    /// Takes everything out.
    public func clear() {
        lines = []
        promotion = nil
        removed = nil
    }
}
