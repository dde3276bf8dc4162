import Foundation

extension ModifierType {
    public enum TransformEffect: AttributeModifierType {
        public static let attribute = ModifierAttribute<CGAffineTransform>("TransformEffect", "transform")
    }
}

extension View {
    /// Draws the view with an affine transform.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        attribute(ModifierType.TransformEffect.self, transform)
    }
}

extension ModifierReaders {
    public var transformEffect: ModifierReader<CGAffineTransform> { .init(ModifierType.TransformEffect.self) }
}
