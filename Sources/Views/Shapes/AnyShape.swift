import Foundation

/// A shape of a type that only the running program knows.
public nonisolated struct AnyShape: Shape, ChangedShape {
    let original: any Shape
    var change: ShapeChange? { nil }

    /// Creates a type-erased shape.
    public init<S: Shape>(_ shape: S) {
        original = shape
    }

    init(erasing shape: any Shape) {
        original = shape
    }

    public func path(in rect: CGRect) -> Path { original.path(in: rect) }
}
