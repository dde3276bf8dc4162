import Foundation

/// The largest circle in the middle of its place.
public nonisolated struct Circle: _InsetDrawing, Equatable {
    public init() {}

    public func path(in rect: CGRect, inset: CGFloat) -> Path {
        let side = min(rect.width, rect.height)
        let square = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        return Path(ellipseIn: square.inset(by: inset))
    }
}

extension Shape where Self == Circle {
    /// The largest circle in the middle of its place.
    public nonisolated static var circle: Circle { Circle() }
}
