import Foundation

/// The sizes of what is touched, in points.
package nonisolated enum TouchMetrics {
    /// The smallest side (Human Interface Guidelines, "Accessibility").
    package static let length: CGFloat = 44
}
