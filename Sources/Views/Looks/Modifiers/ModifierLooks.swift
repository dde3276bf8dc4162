import Foundation
import Layout

extension ModifierType.ForegroundStyle: LookAttribute {
    package static func lookEffect(_ value: Value, in place: LookPlace) -> LookEffect? {
        .passing { context in
            // Commonly known: a level of the foreground, set as the foreground, is that level of the one around.
            if value.count == 1, let level = value[0] as? HierarchicalShapeStyle, let first = context.foreground.first {
                context.foreground = [
                    HierarchicalShapeStyleModifier<AnyShapeStyle>(base: AnyShapeStyle(first), level: level)
                ]
            } else {
                context.foreground = value
            }
        }
    }
}

extension ModifierType.Opacity: LookAttribute {
    package static func lookEffect(_ value: Value, in place: LookPlace) -> LookEffect? {
        value < 1 ? .group(PictureGroup(opacity: value >= 0 ? value : 0)) : nil
    }
}

extension ModifierType.ClipShape: LookAttribute {
    package static func lookEffect(_ value: Value, in place: LookPlace) -> LookEffect? {
        .group(
            PictureGroup(clip: PictureGroup.Clip(value.shape.path(in: place.frame), isEvenOdd: value.style.isEOFilled)))
    }
}

extension ModifierType.Shadow: LookAttribute {
    package static func lookEffect(_ value: Value, in place: LookPlace) -> LookEffect? {
        guard case .color(let color) = place.paint(value.color), color.opacity > 0 else { return nil }
        return .group(
            PictureGroup(shadow: PictureGroup.Shadow(color: color, radius: max(0, value.radius), offset: value.offset)))
    }
}

extension ModifierType.Blur: LookAttribute {
    package static func lookEffect(_ value: Value, in place: LookPlace) -> LookEffect? {
        value.radius > 0 ? .group(PictureGroup(blur: value.radius)) : nil
    }
}

extension ModifierType.Border: LookAttribute {
    package static func lookEffect(_ value: Value, in place: LookPlace) -> LookEffect? {
        .inFront { brush in
            let inner = place.frame.insetBy(dx: value.width / 2, dy: value.width / 2)
            guard inner.width > 0, inner.height > 0, value.width > 0 else { return }
            brush.stroke(Path(inner), place.paint(value.style), StrokeStyle(lineWidth: value.width))
        }
    }
}

// Changes of colors. *Unverified*: that all of them are computed in sRGB.

/// A modifier that changes the colors of its view.
@MainActor @preconcurrency
private protocol ColorAttribute: LookAttribute {
    static func change(_ value: Value, in place: LookPlace) -> ColorChange
}

extension ColorAttribute {
    package static func lookEffect(_ value: Value, in place: LookPlace) -> LookEffect? {
        .group(PictureGroup(colors: change(value, in: place)))
    }
}

extension ModifierType.Grayscale: ColorAttribute {
    static func change(_ value: Value, in place: LookPlace) -> ColorChange { .saturation(1 - min(max(value, 0), 1)) }
}

extension ModifierType.Saturation: ColorAttribute {
    static func change(_ value: Value, in place: LookPlace) -> ColorChange { .saturation(value) }
}

extension ModifierType.Brightness: ColorAttribute {
    static func change(_ value: Value, in place: LookPlace) -> ColorChange { .brightness(value) }
}

extension ModifierType.Contrast: ColorAttribute {
    static func change(_ value: Value, in place: LookPlace) -> ColorChange { .contrast(value) }
}

extension ModifierType.ColorInvert: ColorAttribute {
    static func change(_ value: Value, in place: LookPlace) -> ColorChange { .inversion() }
}

extension ModifierType.ColorMultiply: ColorAttribute {
    static func change(_ value: Value, in place: LookPlace) -> ColorChange {
        .product(PaintColor(value, in: place.environment))
    }
}

extension ModifierType.HueRotation: ColorAttribute {
    static func change(_ value: Value, in place: LookPlace) -> ColorChange { .hueRotation(value.radians) }
}

extension ModifierType.LuminanceToAlpha: ColorAttribute {
    static func change(_ value: Value, in place: LookPlace) -> ColorChange { .luminanceToAlpha }
}

extension ModifierType.BlendMode: LookAttribute {
    package static func lookEffect(_ value: Value, in place: LookPlace) -> LookEffect? {
        value == .normal ? nil : .group(PictureGroup(blendMode: value))
    }
}

extension ModifierType.CompositingGroup: LookAttribute {
    package static func lookEffect(_ value: Value, in place: LookPlace) -> LookEffect? {
        .group(PictureGroup(isIsolated: true))
    }
}

extension ModifierType.DrawingGroup: LookAttribute {
    package static func lookEffect(_ value: Value, in place: LookPlace) -> LookEffect? {
        .group(PictureGroup(isIsolated: true))
    }
}
