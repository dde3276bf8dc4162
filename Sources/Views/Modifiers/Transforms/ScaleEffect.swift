import Foundation

extension ModifierType {
    public enum ScaleEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<(scale: CGSize, anchor: UnitPoint)>(
            "ScaleEffect",
            reads: [
                .reading("scaleEffect") { $0.scale }, .reading("scaleEffectAnchor") { $0.anchor },
            ],
            forms: [
                .form(.required("scale", CGFloat.self), .defaulted("anchor", UnitPoint.center)) {
                    (CGSize(width: $0, height: $0), $1)
                },
                .form(.defaulted("x", 1), .defaulted("y", 1), .defaulted("anchor", UnitPoint.center)) {
                    (CGSize(width: $0, height: $1), $2)
                },
                .form(.required("scale", CGSize.self), .defaulted("anchor", UnitPoint.center)) { ($0, $1) },
            ],
            screen: .concealing { concealment($0) })

        @Sendable private static func concealment(_ value: (scale: CGSize, anchor: UnitPoint)) -> String? {
            value.scale.width == 0 || value.scale.height == 0 ? "is scaled to nothing" : nil
        }
    }

    /// The factors of the width and the height.
    public var scaleEffect: ModifierReader<CGSize> { .init(ModifierType.ScaleEffect.self) { $0.scale } }
    /// The anchor of the scaling.
    public var scaleEffectAnchor: ModifierReader<UnitPoint> { .init(ModifierType.ScaleEffect.self) { $0.anchor } }
}

extension View {
    /// Scales the view by a width and a height factor around an anchor.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        attribute(ModifierType.ScaleEffect.self, (scale, anchor))
    }

    /// Scales the view by a factor around an anchor.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view x times as wide and y times as high around a place in it.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}

extension ModifierType.ScaleEffect: ArrangedAttribute {
    package static func touchEffect(_ value: Value, in frame: CGRect) -> TouchEffect? {
        .drawing(
            CGAffineTransform(scaleX: value.scale.width, y: value.scale.height), around: value.anchor, in: frame)
    }
}
