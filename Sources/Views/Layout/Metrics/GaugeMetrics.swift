import Foundation

/// The sizes of gauges, in points. All are *unverified*.
nonisolated enum GaugeMetrics {
    /// The bar of a linear gauge.
    static let bar: CGFloat = 4
    /// The bar of a small linear gauge, with its mark.
    static let line: CGFloat = 8
    /// The width and height of a ring.
    static let ring: CGFloat = 58
    /// The width and height of the room within a ring.
    static let inside: CGFloat = 38
    /// The width and height of what stands in the gap of an open ring.
    static let gap = CGSize(width: 24, height: 13)
    /// From the middle of an open ring to the middles of the labels at its ends.
    static let end: CGFloat = 13
    /// Between the bar and the labels at its ends.
    static let spacing: CGFloat = 8
    /// Between the bar and the labels above and below it.
    static let labelSpacing: CGFloat = 4
    /// The font of the labels of a ring, and how far they are scaled down where they have no room.
    static let ringFont: CGFloat = 12
    static let ringScale: CGFloat = 0.5
}
