/// A style of a type that only the running program knows.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    let style: any ShapeStyle

    /// Makes one of a style.
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

    /// The value for a dynamic language: that of the style within.
    @MainActor public var dynamicValue: DynamicValue { DynamicShapeStyle(style).dynamicValue }

    /// The style itself where it is one of these already, so that none is wrapped twice.
    private init(erasing style: any ShapeStyle) {
        self = style as? AnyShapeStyle ?? AnyShapeStyle(style)
    }
}
