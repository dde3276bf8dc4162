import Foundation

/// The sizes of gauges, in points. All are *unverified*.
package nonisolated enum GaugeMetrics {
    /// The bar of a linear gauge.
    package static let bar: CGFloat = 4
    /// The bar of a small linear gauge, with its mark.
    package static let line: CGFloat = 8
    /// The width and height of a ring.
    package static let ring: CGFloat = 58
    /// The width and height of the room within a ring.
    package static let inside: CGFloat = 38
    /// The width and height of what stands in the gap of an open ring.
    package static let gap = CGSize(width: 24, height: 13)
    /// From the middle of an open ring to the middles of the labels at its ends.
    package static let end: CGFloat = 13
    /// Between the bar and the labels at its ends.
    package static let spacing: CGFloat = 8
    /// Between the bar and the labels above and below it.
    package static let labelSpacing: CGFloat = 4
    /// The font of the labels of a ring, and how far they are scaled down where they have no room.
    package static let ringFont: CGFloat = 12
    package static let ringScale: CGFloat = 0.5
}
