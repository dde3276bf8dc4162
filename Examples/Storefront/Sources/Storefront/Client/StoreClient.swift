import SwiftUI

/// The store, over the network.
public protocol StoreClient: Sendable {
    /// Everything that the store sells.
    func products() async throws -> [Product]
    /// The products that match some words.
    func products(matching words: String) async throws -> [Product]
    /// The promotion that a code stands for.
    func promotion(for code: String) async throws -> Promotion
    /// Takes an order.
    func place(_ order: Order) async throws -> Receipt
    /// The customer who has this password.
    func signIn(email: String, password: String) async throws -> Account
}

/// Why the store didn't do what it was asked.
public enum StoreError: String, LocalizedError, Codable, Sendable {
    case offline, unknownCode, expiredCode, wrongPassword, paymentRefused

    /// The message for the customer.
    public var errorDescription: String? {
        switch self {
        case .offline: "The store can't be reached."
        case .unknownCode: "There is no such code."
        case .expiredCode: "This code has expired."
        case .wrongPassword: "The address or the password is wrong."
        case .paymentRefused: "The payment was refused."
        }
    }
}

private struct StoreClientKey: EnvironmentKey {
    static let defaultValue: any StoreClient = InMemoryStoreClient()
}

extension EnvironmentValues {
    /// The store that the screens ask.
    public var storeClient: any StoreClient {
        get { self[StoreClientKey.self] }
        set { self[StoreClientKey.self] = newValue }
    }
}
