import Foundation

/// The curve of a rounded corner. Paths draw both as a quarter of an ellipse.
public nonisolated enum RoundedCornerStyle: Hashable, CaseIterable, Sendable, NamedValues {
    case continuous, circular
}

/// The radii of the four corners of a rectangle, in points.
@MemberwiseInit public nonisolated struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the top leading corner.
    public var topLeading: CGFloat = 0
    /// The radius of the bottom leading corner.
    public var bottomLeading: CGFloat = 0
    /// The radius of the bottom trailing corner.
    public var bottomTrailing: CGFloat = 0
    /// The radius of the top trailing corner.
    public var topTrailing: CGFloat = 0

    /// Returns the radii reduced by a distance, as those of an inset rectangle.
    func inset(by distance: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(0, topLeading - distance), bottomLeading: max(0, bottomLeading - distance),
            bottomTrailing: max(0, bottomTrailing - distance), topTrailing: max(0, topTrailing - distance))
    }
}
