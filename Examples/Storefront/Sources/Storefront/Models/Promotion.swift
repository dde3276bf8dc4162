import SwiftUI

/// The discount that a code gives.
public struct Promotion: Hashable, Codable, Sendable {
    /// The code that a customer types.
    public let code: String
    /// How much it takes off, in percent.
    public let percent: Int

    func discount(on amount: Decimal) -> Decimal { amount * Decimal(percent) / 100 }

    /// The mistake in the spelling of a code; nil when the store may be asked for it.
    static func problem(with code: String) -> String? {
        if code.isEmpty { return "Enter a code." }
        if code.count < 4 { return "A code has at least four characters." }
        if !code.allSatisfy({ $0.isLetter || $0.isNumber }) { return "A code has letters and digits only." }
        return nil
    }
}
