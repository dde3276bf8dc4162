import Foundation

/// A rectangle whose shorter sides are round.
public nonisolated struct Capsule: _InsetDrawing, Equatable {
    /// The form of the corners.
    public var style: RoundedCornerStyle

    /// Creates a capsule whose corners are rounded in a style.
    public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
    }

    public func path(in rect: CGRect, inset: CGFloat) -> Path {
        let inner = rect.inset(by: inset)
        return Path(roundedRect: inner, cornerRadius: min(inner.width, inner.height) / 2, style: style)
    }
}

extension Shape where Self == Capsule {
    /// A rectangle whose shorter sides are round.
    public nonisolated static var capsule: Capsule { Capsule() }

    /// A rectangle whose shorter sides are round, in a style.
    public nonisolated static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
