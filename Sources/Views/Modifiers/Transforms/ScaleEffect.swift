import Foundation

extension ModifierType {
    /// Draws a view scaled around a point in it.
    public enum ScaleEffect: AttributeModifierType {
        /// What it notes: how many times as wide and high, and around which place.
        public typealias Value = (scale: CGSize, anchor: UnitPoint)
        public static let kind = attribute(
            "ScaleEffect",
            reads: [
                .reading("scaleEffect", Self.self) { $0.scale }, .reading("scaleEffectAnchor", Self.self) { $0.anchor },
            ],
            forms: [
                form(.required("scale", CGFloat.self), .defaulted("anchor", UnitPoint.center)) {
                    (CGSize(width: $0, height: $0), $1)
                },
                form(.defaulted("x", 1), .defaulted("y", 1), .defaulted("anchor", UnitPoint.center)) {
                    (CGSize(width: $0, height: $1), $2)
                },
                form(.required("scale", CGSize.self), .defaulted("anchor", UnitPoint.center)) { ($0, $1) },
            ])
    }
}

extension View {
    /// Draws the view so many times as wide and as high around a place in it.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        attribute(ModifierType.ScaleEffect.self, (scale, anchor))
    }

    /// Draws the view so many times as large around a place in it.
    public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view x times as wide and y times as high around a place in it.
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }
}

extension ModifierReaders {
    /// How many times as wide and as high a modifier of this view draws it.
    public var scaleEffect: ModifierReader<CGSize> { .init(ModifierType.ScaleEffect.self) { $0.scale } }
    /// The place in the view around which a modifier scales it.
    public var scaleEffectAnchor: ModifierReader<UnitPoint> { .init(ModifierType.ScaleEffect.self) { $0.anchor } }
}
