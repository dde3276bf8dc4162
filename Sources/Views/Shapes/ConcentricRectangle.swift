import Foundation

extension Edge {
    /// The corners of a rectangle.
    public enum Corner: Hashable, CaseIterable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// The radius of a corner, and its form.
        public struct Style: Hashable, Sendable {
            /// The radius, in points.
            let radius: CGFloat
            /// Whether a larger radius of the container's counts in place of this one.
            let isConcentric: Bool

            /// As the corner of the container around.
            public static let concentric = Style(radius: 0, isConcentric: true)

            /// As the corner of the container around, and at least with a radius in points.
            public static func concentric(minimum: CGFloat) -> Style { Style(radius: minimum, isConcentric: true) }
            /// With a radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius, isConcentric: false) }
        }
    }
}

/// A rectangle whose corners follow those of its container.
///
/// No container here has round corners: a corner has the radius that its style gives at least.
@MemberwiseInit public nonisolated struct ConcentricRectangle: _InsetDrawing, Equatable {
    /// The style of the top leading corner.
    public var topLeadingCorner: Edge.Corner.Style = .concentric
    /// The style of the top trailing corner.
    public var topTrailingCorner: Edge.Corner.Style = .concentric
    /// The style of the bottom leading corner.
    public var bottomLeadingCorner: Edge.Corner.Style = .concentric
    /// The style of the bottom trailing corner.
    public var bottomTrailingCorner: Edge.Corner.Style = .concentric

    /// Creates a rectangle whose corners have one style. `isUniform` changes nothing: their radii are the same.
    public init(corners: Edge.Corner.Style = .concentric, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners)
    }

    public func path(in rect: CGRect, inset: CGFloat) -> Path {
        let radii = RectangleCornerRadii(
            topLeading: topLeadingCorner.radius, bottomLeading: bottomLeadingCorner.radius,
            bottomTrailing: bottomTrailingCorner.radius, topTrailing: topTrailingCorner.radius)
        return Path(roundedRect: rect.inset(by: inset), cornerRadii: radii.inset(by: inset), style: .continuous)
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle whose corners have one style.
    public nonisolated static func rect(
        corners: Edge.Corner.Style, isUniform: Bool = false
    ) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}
