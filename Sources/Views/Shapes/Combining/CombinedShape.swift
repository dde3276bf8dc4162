import Foundation

/// The combination of two shapes in one rectangle.
public nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape, ChangedShape {
    /// An operation that makes one outline of two.
    enum Operation {
        case intersection, union, subtraction, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    var original: any Shape { first }
    var change: ShapeChange? { nil }

    public func path(in rect: CGRect) -> Path {
        let (first, second) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .intersection: first.intersection(second, eoFill: eoFill)
        case .union: first.union(second, eoFill: eoFill)
        case .subtraction: first.subtracting(second, eoFill: eoFill)
        case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
        case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
        case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
        }
    }

    public static var role: ShapeRole { First.role }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set {
            first.animatableData = newValue.first
            second.animatableData = newValue.second
        }
    }
}

/// The operation that combines two shapes; `Path` describes each exactly.
extension Shape {
    private nonisolated func combined<Other: Shape>(
        _ operation: _CombinedShape<Self, Other>.Operation, _ other: Other, _ eoFill: Bool
    ) -> _CombinedShape<Self, Other> {
        _CombinedShape(first: self, second: other, operation: operation, eoFill: eoFill)
    }

    /// The area inside both shapes.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(.intersection, other, eoFill)
    }

    /// The area inside either shape.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(.union, other, eoFill)
    }

    /// The area inside this shape and outside the other.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(.subtraction, other, eoFill)
    }

    /// The area inside one of the shapes and outside the other.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(.symmetricDifference, other, eoFill)
    }

    /// The stretches of this shape's outline that lie inside the other shape or on its outline.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(.lineIntersection, other, eoFill)
    }

    /// The stretches of this shape's outline that lie outside the other shape.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        combined(.lineSubtraction, other, eoFill)
    }
}
