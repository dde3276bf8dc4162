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

extension DynamicTypeSize {
    /// The points in which texts of a style are set at each size, from the smallest on.
    private static func points(_ style: Font.TextStyle) -> [Double] {
        switch style {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        }
    }

    /// Returns the size of a text of a style, as a multiple of the usual one.
    func scale(of style: Font.TextStyle) -> Double {
        points(of: style) / DynamicTypeSize.large.points(of: style)
    }

    /// The points in which texts of a style are set at this size.
    func points(of style: Font.TextStyle) -> Double {
        DynamicTypeSize.points(style)[DynamicTypeSize.allCases.firstIndex(of: self)!]
    }
}
