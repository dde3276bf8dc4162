import Observation
import SwiftUI

/// An order on its way to the store.
@MainActor
@Observable
final class CheckoutModel {
    enum Step: Int, CaseIterable {
        case address, delivery, payment

        var title: String {
            switch self {
            case .address: "Address"
            case .delivery: "Delivery"
            case .payment: "Payment"
            }
        }
    }

    enum Field: Hashable, CaseIterable {
        case name, street, postcode, city, card
    }

    var step = Step.address
    var address = Address()
    var method = DeliveryMethod.parcel
    var date: Date
    var payment = PaymentMethod.card
    var card = ""
    var acceptsTerms = false

    private(set) var problems: [Field: String] = [:]
    private(set) var isPlacing = false
    var failure: StoreError?
    var receipt: Receipt?

    /// The first day on which a parcel can come.
    let earliest: Date

    init(today: Date) {
        earliest = today.addingTimeInterval(86_400)
        date = earliest
    }

    /// Goes to the next step when the fields of this one are all right. Returns the first field that isn't.
    func proceed() -> Field? {
        if let wrong = check() { return wrong }
        if let next = Step(rawValue: step.rawValue + 1) { step = next }
        return nil
    }

    func back() {
        if let last = Step(rawValue: step.rawValue - 1) { step = last }
    }

    /// Forgets what was wrong with a field: it is being corrected.
    func correct(_ field: Field) {
        problems[field] = nil
    }

    /// Looks at the fields of this step. Returns the first that is wrong.
    func check() -> Field? {
        problems = [:]
        switch step {
        case .address:
            require(address.name, .name, "Who gets the parcel?")
            require(address.street, .street, "Enter a street.")
            if address.postcode.count != 5 || !address.postcode.allSatisfy(\.isNumber) {
                problems[.postcode] = "A postcode has five digits."
            }
            require(address.city, .city, "Enter a city.")
        case .delivery: break
        case .payment:
            if payment == .card, card.filter(\.isNumber).count != 16 {
                problems[.card] = "A card number has sixteen digits."
            }
        }
        return Field.allCases.first { problems[$0] != nil }
    }

    func place(_ cart: Cart, with client: any StoreClient) async {
        isPlacing = true
        defer { isPlacing = false }
        let order = Order(
            lines: cart.lines, total: cart.total, address: address, method: method, date: date, payment: payment)
        do {
            receipt = try await client.place(order)
            cart.clear()
        } catch {
            failure = error as? StoreError ?? .offline
        }
    }

    private func require(_ text: String, _ field: Field, _ problem: String) {
        if text.trimmingCharacters(in: .whitespaces).isEmpty { problems[field] = problem }
    }
}
