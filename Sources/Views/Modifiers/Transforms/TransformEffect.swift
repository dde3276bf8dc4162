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

extension ModifierType.TransformEffect: ArrangedAttribute {
    package static func touchEffect(_ value: CGAffineTransform, in frame: CGRect) -> TouchEffect? {
        .drawing(value, around: .topLeading, in: frame)
    }
}
