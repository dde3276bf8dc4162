/// The foreground style, or a weaker one of its family.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    private let level: Int

    private init(_ level: Int) {
        self.level = level
    }

    /// The foreground style itself.
    public static let primary = HierarchicalShapeStyle(0)
    /// The next weaker one.
    public static let secondary = HierarchicalShapeStyle(1)
    /// The third.
    public static let tertiary = HierarchicalShapeStyle(2)
    /// The fourth.
    public static let quaternary = HierarchicalShapeStyle(3)
    /// The weakest.
    public static let quinary = HierarchicalShapeStyle(4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The foreground style of the surroundings.
    public nonisolated static var primary: HierarchicalShapeStyle { .primary }
    /// The next weaker one.
    public nonisolated static var secondary: HierarchicalShapeStyle { .secondary }
    /// The third.
    public nonisolated static var tertiary: HierarchicalShapeStyle { .tertiary }
    /// The fourth.
    public nonisolated static var quaternary: HierarchicalShapeStyle { .quaternary }
    /// The weakest.
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
