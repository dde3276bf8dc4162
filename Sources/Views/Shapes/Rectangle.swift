import Foundation

/// A rectangle that fills its place.
public nonisolated struct Rectangle: _InsetDrawing, Equatable {
    public init() {}

    public func path(in rect: CGRect, inset: CGFloat) -> Path {
        Path(rect.inset(by: inset))
    }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its place.
    public nonisolated static var rect: Rectangle { Rectangle() }
}
