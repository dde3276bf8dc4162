import Foundation

/// The distances of SwiftUI that are the same on all screens, in points.
package nonisolated enum LayoutMetrics {
    /// Between views that set none (fatbobman.com, "Spacing of SwiftUI").
    package static let spacing: CGFloat = 8
    /// Between a text and one below it. *Unverified*: OpenSwiftUI has 0 and the font's leading, which San Francisco lacks.
    static let textSpacing: CGFloat = 0
    /// The least length of a spacer that sets none (same source).
    package static let spacerLength: CGFloat = 8
    /// The padding of a view that sets none (same source).
    package static let padding: CGFloat = 16
    /// The length of shapes and colors that nothing is proposed to.
    package static let shapeLength: CGFloat = 10
}
