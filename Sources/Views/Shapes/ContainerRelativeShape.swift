import Foundation

/// The shape of what it stands in.
public nonisolated struct ContainerRelativeShape: InsettableShape, InsetDrawing, Equatable {
    public init() {}

    public func path(in rect: CGRect) -> Path { path(in: rect, inset: 0) }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(self, by: amount) }

    /// The outline so many points further inside.
    func path(in rect: CGRect, inset: CGFloat) -> Path {
        Path(rect.inset(by: inset))
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of what it stands in.
    public nonisolated static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
