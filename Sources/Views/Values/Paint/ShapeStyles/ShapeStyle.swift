/// A style for drawing shapes and text: a color, a gradient, a material.
@BuiltInStyles(
    ForegroundStyle.self, BackgroundStyle.self, TintShapeStyle.self, SelectionShapeStyle.self, SeparatorShapeStyle.self,
    LinkShapeStyle.self, WindowBackgroundShapeStyle.self)
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

/// The foreground style of the current context.
public struct ForegroundStyle: ShapeStyle, Equatable { public init() {} }

/// The background style of the current context.
public struct BackgroundStyle: ShapeStyle, Equatable { public init() {} }

extension ShapeStyle where Self == Color {
    public static var clear: Color { .clear }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var red: Color { .red }
    public static var green: Color { .green }
    public static var blue: Color { .blue }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var pink: Color { .pink }
    public static var purple: Color { .purple }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var indigo: Color { .indigo }
    public static var brown: Color { .brown }
}
