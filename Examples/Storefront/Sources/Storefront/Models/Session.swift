import Combine
import SwiftUI

/// A customer whom the store knows.
public struct Account: Hashable, Codable, Sendable {
    /// How the customer is called.
    public let name: String
    /// Where the customer gets letters.
    public let email: String
}

/// Who uses the app.
@MainActor
public final class Session: ObservableObject {
    /// The customer, nil when nobody is signed in.
    @Published public private(set) var account: Account?

    /// Makes one of a customer, or of nobody.
    public init(account: Account? = nil) {
        self.account = account
    }

    func signIn(email: String, password: String, with client: any StoreClient) async throws {
        account = try await client.signIn(email: email, password: password)
    }

    /// Forgets who uses the app.
    public func signOut() {
        account = nil
    }
}
