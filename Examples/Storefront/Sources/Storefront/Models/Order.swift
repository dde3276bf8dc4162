import SwiftUI

/// Where a parcel goes.
struct Address: Hashable, Codable, Sendable {
    var name = ""
    var street = ""
    var postcode = ""
    var city = ""
}

/// How a parcel comes.
enum DeliveryMethod: String, CaseIterable, Codable, Sendable {
    case parcel, bike, pickup

    var title: String {
        switch self {
        case .parcel: "Parcel"
        case .bike: "By bike"
        case .pickup: "I pick it up"
        }
    }
}

/// How a customer pays.
enum PaymentMethod: String, CaseIterable, Codable, Sendable {
    case card, invoice

    var title: String {
        switch self {
        case .card: "Card"
        case .invoice: "Invoice"
        }
    }
}

/// An order of a customer.
public struct Order: Hashable, Sendable {
    let lines: [CartLine]
    let total: Decimal
    let address: Address
    let method: DeliveryMethod
    let date: Date
    let payment: PaymentMethod
}

/// The store's word that an order has come in.
public struct Receipt: Identifiable, Hashable, Sendable {
    /// The order's number.
    public let id: Int
    let total: Decimal
    let name: String
}
