import Foundation

/// A rectangle with round corners.
@MemberwiseInit public nonisolated struct RoundedRectangle: _InsetDrawing, Equatable {
    /// The width and the height of the corners, in points.
    public var cornerSize: CGSize
    /// The form of the corners.
    public var style: RoundedCornerStyle = .continuous

    /// Creates a rounded rectangle with corners of this radius, in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public func path(in rect: CGRect, inset: CGFloat) -> Path {
        let corner = CGSize(width: max(0, cornerSize.width - inset), height: max(0, cornerSize.height - inset))
        return Path(roundedRect: rect.inset(by: inset), cornerSize: corner, style: style)
    }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with corners of this width and height, in points.
    public nonisolated static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle
    {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// A rectangle with corners of this radius, in points.
    public nonisolated static func rect(
        cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
    ) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}
