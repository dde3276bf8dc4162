/// What a shape or a text can be drawn with: a color, a gradient, a material.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

/// The color that the surroundings set for what stands in front.
public struct ForegroundStyle: ShapeStyle, Equatable {
    public init() {}
}

/// The color of the surroundings' background.
public struct BackgroundStyle: ShapeStyle, Equatable {
    public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
    /// The style `foreground`.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The style `background`.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == Color {
    /// The color `clear`.
    public static var clear: Color { .clear }
    /// The color `black`.
    public static var black: Color { .black }
    /// The color `white`.
    public static var white: Color { .white }
    /// The color `gray`.
    public static var gray: Color { .gray }
    /// The color `red`.
    public static var red: Color { .red }
    /// The color `green`.
    public static var green: Color { .green }
    /// The color `blue`.
    public static var blue: Color { .blue }
    /// The color `orange`.
    public static var orange: Color { .orange }
    /// The color `yellow`.
    public static var yellow: Color { .yellow }
    /// The color `pink`.
    public static var pink: Color { .pink }
    /// The color `purple`.
    public static var purple: Color { .purple }
    /// The color `mint`.
    public static var mint: Color { .mint }
    /// The color `teal`.
    public static var teal: Color { .teal }
    /// The color `cyan`.
    public static var cyan: Color { .cyan }
    /// The color `indigo`.
    public static var indigo: Color { .indigo }
    /// The color `brown`.
    public static var brown: Color { .brown }
}
