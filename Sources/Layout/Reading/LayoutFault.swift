import Foundation

/// A sort of fault of a layout.
package enum LayoutFault: CaseIterable {
    case beyondScreen, truncated, overlapping, tooSmall

    /// The number of faults of a sort that are told one by one.
    private static let told = 3

    /// The sentence about one fault, or about several: their number, and the first of them.
    package func sentence(_ found: [LayoutFinding], touching length: CGFloat) -> String {
        if found.count == 1 { return sentence(found[0], touching: length) }
        let first = found.prefix(Self.told).map { "\($0.subject) (\($0.measure))" }.joined(separator: ", ")
        let rest = found.count > Self.told ? " and \(found.count - Self.told) more" : ""
        return "\(found.count) \(predicate(touching: length)): \(first)\(rest)"
    }

    private func sentence(_ finding: LayoutFinding, touching length: CGFloat) -> String {
        let (subject, measure) = (finding.subject, finding.measure)
        return switch self {
        case .beyondScreen: "\(subject) reaches \(measure) of the screen"
        case .truncated: "\(subject) is truncated: it shows \(measure)"
        case .overlapping: "\(subject) overlap by \(measure)"
        case .tooSmall: "\(subject) is \(measure): less than \(Self.number(length)) to touch"
        }
    }

    private func predicate(touching length: CGFloat) -> String {
        switch self {
        case .beyondScreen: "views reach beyond the screen"
        case .truncated: "texts are truncated"
        case .overlapping: "pairs of views overlap"
        case .tooSmall: "views are less than \(Self.number(length)) points to touch"
        }
    }

    /// A length with two decimals at the most.
    package static func number(_ length: CGFloat) -> String {
        let rounded = (length * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// A fault of a view, in words.
package struct LayoutFinding {
    /// The view.
    package let subject: String
    /// The size of the fault, or what is seen.
    package let measure: String

    package init(subject: String, measure: String) {
        self.subject = subject
        self.measure = measure
    }
}
