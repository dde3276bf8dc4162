import Foundation

/// How a corner is rounded. The paths of this model draw both the same, as quarters of an ellipse.
public nonisolated enum RoundedCornerStyle: Hashable, CaseIterable, Sendable, NamedValues {
    case continuous, circular
}

/// The radii of the four corners of a rectangle, in points.
public nonisolated struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius between top and leading.
    public var topLeading: CGFloat
    /// The radius between bottom and leading.
    public var bottomLeading: CGFloat
    /// The radius between bottom and trailing.
    public var bottomTrailing: CGFloat
    /// The radius between top and trailing.
    public var topTrailing: CGFloat

    /// The radii of the corners, none where none is given.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The radii with each made less by a distance, as those of a rectangle within.
    func inset(by distance: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading - distance), bottomLeading: max(0, bottomLeading - distance),
            bottomTrailing: max(0, bottomTrailing - distance), topTrailing: max(0, topTrailing - distance))
    }
}
