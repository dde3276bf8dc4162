/// A level of the foreground style.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    private let level: Int

    /// The level, 0 for the first.
    var number: Int { level }

    private init(_ level: Int) {
        self.level = level
    }

    public static let primary = HierarchicalShapeStyle(0)
    public static let secondary = HierarchicalShapeStyle(1)
    public static let tertiary = HierarchicalShapeStyle(2)
    public static let quaternary = HierarchicalShapeStyle(3)
    public static let quinary = HierarchicalShapeStyle(4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public nonisolated static var primary: HierarchicalShapeStyle { .primary }
    public nonisolated static var secondary: HierarchicalShapeStyle { .secondary }
    public nonisolated static var tertiary: HierarchicalShapeStyle { .tertiary }
    public nonisolated static var quaternary: HierarchicalShapeStyle { .quaternary }
    public nonisolated static var quinary: HierarchicalShapeStyle { .quinary }
}

extension HierarchicalShapeStyle: DescribedValue {
    public static let valueKind = ValueKind(
        "HierarchicalShapeStyle", HierarchicalShapeStyle.self, example: "HierarchicalShapeStyle.secondary",
        constants: [
            "primary": .primary, "secondary": .secondary, "tertiary": .tertiary, "quaternary": .quaternary,
            "quinary": .quinary,
        ])
}

/// A level of a style: less prominent than the style itself.
public nonisolated struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
    let base: Base
    let level: HierarchicalShapeStyle
}

extension ShapeStyle {
    /// The second level of the style.
    public nonisolated var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: .secondary) }
    /// The third level of the style.
    public nonisolated var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: .tertiary) }
    /// The fourth level of the style.
    public nonisolated var quaternary: some ShapeStyle {
        HierarchicalShapeStyleModifier(base: self, level: .quaternary)
    }
    /// The fifth level of the style.
    public nonisolated var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: .quinary) }
}
