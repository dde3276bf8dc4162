import Foundation

/// The distances of labels, in points.
nonisolated enum LabelMetrics {
    /// Between the icon and the title. *Unverified*.
    static let spacing: CGFloat = 8
}
