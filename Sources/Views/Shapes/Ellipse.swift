import Foundation

/// An ellipse that fills its place.
public nonisolated struct Ellipse: InsettableShape, InsetDrawing, Equatable {
    public init() {}

    public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }

    /// The outline so many points further inside.
    func path(in rect: CGRect, inset: CGFloat) -> Path {
        Path(ellipseIn: rect.inset(by: inset))
    }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fills its place.
    public nonisolated static var ellipse: Ellipse { Ellipse() }
}
