import Foundation

/// The shape of its container.
public nonisolated struct ContainerRelativeShape: _InsetDrawing, Equatable {
    public init() {}

    public func path(in rect: CGRect, inset: CGFloat) -> Path {
        Path(rect.inset(by: inset))
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of what it stands in.
    public nonisolated static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
