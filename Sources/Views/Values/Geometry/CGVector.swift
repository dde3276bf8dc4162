#if !canImport(CoreGraphics)
import Foundation

/// A direction with a length, in points.
public nonisolated struct CGVector: Hashable, Sendable, Codable {
    /// How far to the right.
    public var dx: CGFloat
    /// How far down.
    public var dy: CGFloat

    /// The vector of no length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector of so much to the right and so much down.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector of so much to the right and so much down.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector of so much to the right and so much down.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// The vector of no length.
    public static let zero = CGVector()
}
#endif
