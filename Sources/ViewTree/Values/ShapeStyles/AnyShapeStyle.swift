/// A style of a type that only the running program knows.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    /// The style.
    let style: any ShapeStyle

    /// Makes one of a style.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }
}

extension AnyShapeStyle: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { DynamicShapeStyle.dynamicName }
    /// A value as a script writes one.
    public static var dynamicExample: String { DynamicShapeStyle.dynamicExample }

    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
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
