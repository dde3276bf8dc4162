import Foundation

/// The sizes of what is touched, in points.
nonisolated enum TouchMetrics {
    /// The smallest side (Human Interface Guidelines, "Accessibility").
    static let length: CGFloat = 44
}
