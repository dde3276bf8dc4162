import Foundation

/// A style with reduced opacity.
public nonisolated struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public let style: Style
    /// The opacity, from 0 to 1.
    public let opacity: Double
}

/// A shadow of a style.
public nonisolated struct ShadowStyle: Hashable, Sendable {
    private let isInner: Bool
    private let color: Color
    private let radius: CGFloat
    private let x: CGFloat
    private let y: CGFloat

    /// A drop shadow; the radius and the offsets are in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
    }

    /// An inner shadow; the radius and the offsets are in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
    }
}

/// A style with a shadow.
public nonisolated struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public let style: Style
    /// The shadow.
    public let shadow: ShadowStyle
}

/// A style with a way to blend with what is behind.
public nonisolated struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
    public let style: Style
    /// The way to blend.
    public let blendMode: BlendMode
}

extension ShapeStyle {
    /// Returns the style with a way to blend with what is behind.
    public nonisolated func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: self, blendMode: mode)
    }

    /// Returns the style with an opacity from 0 to 1.
    public nonisolated func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity)
    }

    /// Returns the style with a shadow.
    public nonisolated func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadow: style)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style with a way to blend with what is behind.
    public nonisolated static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        ForegroundStyle().blendMode(mode)
    }

    /// The foreground style with a shadow.
    public nonisolated static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        ForegroundStyle().shadow(style)
    }

    /// The foreground style with an opacity from 0 to 1.
    public nonisolated static func opacity(_ opacity: Double) -> some ShapeStyle {
        ForegroundStyle().opacity(opacity)
    }
}
