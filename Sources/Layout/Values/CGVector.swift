import Foundation

/// A vector, in points.
@MemberwiseInit public nonisolated struct CGVector: Hashable, Sendable, Codable {
    /// The component to the right.
    public var dx: CGFloat
    /// The component downward.
    public var dy: CGFloat

    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its components.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// Creates a vector from its components.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    public static let zero = CGVector()
}
