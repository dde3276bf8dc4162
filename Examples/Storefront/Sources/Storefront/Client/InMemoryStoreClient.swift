import Combine
import SwiftUI

/// A store in memory, for previews and specs. It answers after a while, and fails when it is told to.
@MainActor
public final class InMemoryStoreClient: StoreClient {
    /// How long an answer takes, in seconds.
    public var delay: Double
    /// The outcomes of the next requests, the next one first.
    public var failures: [StoreError]
    /// The products.
    public var stock: [Product]
    /// The requests, in order.
    public private(set) var requests: [String] = []
    /// The orders.
    public private(set) var orders: [Order] = []

    private let promotions = [Promotion(code: "SPRING10", percent: 10), Promotion(code: "HALF", percent: 50)]

    /// Creates it.
    public nonisolated init(stock: [Product] = Product.samples, delay: Double = 0, failures: [StoreError] = []) {
        self.stock = stock
        self.delay = delay
        self.failures = failures
    }

    /// Everything in stock.
    public func products() async throws -> [Product] {
        try await answer("products")
        return stock
    }

    /// The products in stock with the words in their names, in any case.
    public func products(matching words: String) async throws -> [Product] {
        try await answer("search \(words)")
        return stock.filter { $0.name.localizedCaseInsensitiveContains(words) }
    }

    /// SPRING10 and HALF are known; WINTER has expired.
    public func promotion(for code: String) async throws -> Promotion {
        try await answer("promotion \(code)")
        if code == "WINTER" { throw StoreError.expiredCode }
        guard let promotion = promotions.first(where: { $0.code == code }) else { throw StoreError.unknownCode }
        return promotion
    }

    /// Numbers orders from 1001.
    public func place(_ order: Order) async throws -> Receipt {
        try await answer("order")
        orders.append(order)
        return Receipt(id: 1000 + orders.count, total: order.total, name: order.address.name)
    }

    /// Everybody has the same password: "open sesame".
    public func signIn(email: String, password: String) async throws -> Account {
        try await answer("sign in \(email)")
        guard password == "open sesame" else { throw StoreError.wrongPassword }
        return Account(name: "Ann Example", email: email)
    }

    private func answer(_ request: String) async throws {
        try Task.checkCancellation()
        requests.append(request)
        let failure = failures.isEmpty ? nil : failures.removeFirst()
        if delay > 0 {
            try await Task.sleep(for: .seconds(delay))
        } else {
            await Task.yield()
        }
        if let failure { throw failure }
    }
}

extension Product {
    /// The products that the store in memory sells at first.
    public static let samples = [
        Product(
            id: "mug", name: "Mug", department: .kitchen, price: 12.5, stock: 8,
            details: "Keeps tea warm for an hour.", photos: ["mug-front", "mug-side", "mug-shelf"]),
        Product(
            id: "kettle", name: "Kettle", department: .kitchen, price: 49, stock: 3,
            details: "Boils a litre in three minutes.", photos: ["kettle"]),
        Product(
            id: "lamp", name: "Desk lamp", department: .desk, price: 35, stock: 0,
            details: "Light where you write.", photos: ["lamp"]),
        Product(
            id: "notebook", name: "Notebook", department: .desk, price: 6.9, stock: 40,
            details: "Two hundred pages, dotted.", photos: ["notebook", "notebook-open"]),
        Product(
            id: "spade", name: "Spade", department: .garden, price: 27, stock: 5,
            details: "Forged in one piece.", photos: ["spade"]),
    ]
}
