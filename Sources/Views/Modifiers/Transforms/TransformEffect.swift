import Foundation

extension ModifierType {
    /// Draws a view as a transform has it.
    public enum TransformEffect: AttributeModifierType {
        public typealias Value = CGAffineTransform
        public static let kind = attribute("TransformEffect", .required("transform", CGAffineTransform.self))
    }
}

extension View {
    /// Draws the view as a transform has it.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        attribute(ModifierType.TransformEffect.self, transform)
    }
}

extension ModifierReaders {
    /// The transform that a modifier of this view applies.
    public var transformEffect: ModifierReader<CGAffineTransform> {
        .init(ModifierType.TransformEffect.self)
    }
}
