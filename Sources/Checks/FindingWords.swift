import Foundation
import Views

/// The texts of findings.
extension Examination.Result {
    /// The finding in a few lines: the rule and the sentence, the number of others, the variants, the path.
    package var message: String {
        var lines = ["\(finding.rule.rawValue): \(finding.subject) \(finding.predicate)"]
        if others > 0 {
            lines.append(
                "  and so \(others == 1 ? "is another" : "are \(others) others") from the same place in the source")
        }
        if !variants.isEmpty { lines.append("  \(variants.map(\.phrase).joined(separator: ", "))") }
        if let place { lines.append("  \(place)") }
        return lines.joined(separator: "\n")
    }

    /// The path of the view, and its rectangle.
    private var place: String? {
        guard let path = finding.path else { return nil }
        guard let frame = finding.frame else { return path }
        let number = LayoutFault.number
        return "\(path), \(number(frame.width)) by \(number(frame.height)) points at (\(number(frame.minX)), "
            + "\(number(frame.minY)))"
    }
}
