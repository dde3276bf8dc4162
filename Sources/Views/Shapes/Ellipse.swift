import Foundation

/// An ellipse that fills its place.
public nonisolated struct Ellipse: _InsetDrawing, Equatable {
    public init() {}

    public func path(in rect: CGRect, inset: CGFloat) -> Path {
        Path(ellipseIn: rect.inset(by: inset))
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fills its place.
    public nonisolated static var ellipse: Ellipse { Ellipse() }
}
