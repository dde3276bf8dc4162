/// A style for drawing shapes and text: a color, a gradient, a material.
@BuiltInStyles(
    ForegroundStyle.self, BackgroundStyle.self, TintShapeStyle.self, SelectionShapeStyle.self, SeparatorShapeStyle.self,
    LinkShapeStyle.self, WindowBackgroundShapeStyle.self, FillShapeStyle.self)
public protocol ShapeStyle: Sendable {
    /// The type of the style that it stands for in an environment; `Never` for one that stands for itself.
    associatedtype Resolved: ShapeStyle = Never

    /// The style that it stands for in an environment. A style of the app's own gives this.
    func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Not available: the style stands for itself.
    public nonisolated func resolve(in environment: EnvironmentValues) -> Never {
        preconditionFailure("\(Self.self) stands for itself in any environment")
    }
}

extension Never: ShapeStyle {}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A rectangle filled with the style.
    public var body: _ShapeView<Rectangle, Self> { Rectangle().fill(self) }
}

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
