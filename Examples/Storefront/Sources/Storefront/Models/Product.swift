import SwiftUI

/// Something that the store sells.
public struct Product: Identifiable, Hashable, Codable, Sendable {
    /// The article number.
    public let id: String
    /// How it is called.
    public let name: String
    /// Where in the store it is found.
    public let department: Department
    /// The price of one, in euros.
    public let price: Decimal
    /// How many there are.
    public let stock: Int
    /// The description, a sentence.
    public let details: String
    /// The names of its photos, the best one first.
    public let photos: [String]

    /// Whether there is none left.
    public var isSoldOut: Bool { stock == 0 }
}

/// A part of the store.
public enum Department: String, CaseIterable, Codable, Sendable {
    case kitchen, desk, garden

    var title: String { rawValue.capitalized }
}

/// In which order a list of products stands.
public enum SortOrder: String, CaseIterable, Codable, Sendable {
    case name, cheapest, dearest

    var title: String {
        switch self {
        case .name: "Name"
        case .cheapest: "Price, low to high"
        case .dearest: "Price, high to low"
        }
    }

    func sorted(_ products: [Product]) -> [Product] {
        products.sorted { left, right in
            switch self {
            case .name: left.name < right.name
            case .cheapest: left.price < right.price
            case .dearest: left.price > right.price
            }
        }
    }
}

extension Decimal {
    /// The amount as a price in the language of a person.
    func price(in locale: Locale) -> String {
        formatted(.currency(code: "EUR").locale(locale))
    }
}
