import Foundation

/// A length that grows with the size that texts are read in. It is what was given at the usual size, and scaled as texts
/// of a style are at others, to a third of a point.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let unscaled: Value
    private let style: Font.TextStyle
    private var factor = 1.0

    /// Scales as body text does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// Scales as texts of a style do.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        unscaled = wrappedValue
        style = textStyle
    }

    /// The length for the size that the view sees; as given while the view stands in no tree.
    public var wrappedValue: Value {
        // Unverified: scaled values are rounded to thirds of a point, as on a screen with three pixels per point.
        factor == 1 ? unscaled : Value((Double(unscaled) * factor * 3).rounded() / 3)
    }

    @MainActor public mutating func _connect(_ connection: inout PropertyConnection) {
        // Documented for ScaledMetric: the value scales with the type size as the text style does, by default body.
        factor = connection.environment.dynamicTypeSize.scale(of: style)
    }
}

extension ScaledMetric: ComparedInput {
    package func isSameInput(as other: ScaledMetric) -> Bool { unscaled == other.unscaled && style == other.style }
}
