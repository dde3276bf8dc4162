import Foundation

/// The distances of labels, in points.
package nonisolated enum LabelMetrics {
    /// Between the icon and the title. *Unverified*.
    package static let spacing: CGFloat = 8
}
