import Foundation

extension View {
    /// Draws the view with an affine transform.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        attribute(ModifierType.TransformEffect.self, transform)
    }
}

extension ModifierType {
    @AttributeModifier("transform") public var transformEffect: ModifierReader<CGAffineTransform>
}
