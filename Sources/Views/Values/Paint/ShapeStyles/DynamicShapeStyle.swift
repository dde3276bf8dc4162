/// A shape style as a script gives it: a color or its name, a gradient, a material.
public nonisolated struct DynamicShapeStyle: DynamicConvertible, Sendable {
    /// The style that a script holds.
    public let style: any ShapeStyle

    /// Wraps a style for a script.
    public init(_ style: any ShapeStyle) {
        self.style = style
    }

    public static var dynamicName: String { "color, gradient or material" }
    public static var dynamicExample: String { "Color.red" }

    @MainActor public static func make(from value: DynamicValue) throws -> DynamicShapeStyle {
        switch value {
        case .string: return DynamicShapeStyle(try Color.make(from: value))
        case .view(let view as any ShapeStyle): return DynamicShapeStyle(view)
        case .object(let object as any ShapeStyle): return DynamicShapeStyle(object)
        default: throw mismatch(value)
        }
    }

    @MainActor public var dynamicValue: DynamicValue {
        (style as? any DynamicConvertible)?.dynamicValue ?? .object(style)
    }
}
