/// A type-erased style.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Creates a style that wraps another.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }
}

extension AnyShapeStyle: DynamicConvertible {
    public static var dynamicName: String { DynamicShapeStyle.dynamicName }
    public static var dynamicExample: String { DynamicShapeStyle.dynamicExample }

    @MainActor public static func make(from value: DynamicValue) throws -> AnyShapeStyle {
        AnyShapeStyle(erasing: try DynamicShapeStyle.make(from: value).style)
    }

    @MainActor public var dynamicValue: DynamicValue { DynamicShapeStyle(style).dynamicValue }

    /// Creates a style without wrapping one twice.
    private init(erasing style: any ShapeStyle) {
        self = style as? AnyShapeStyle ?? AnyShapeStyle(style)
    }
}
