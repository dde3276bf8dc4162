extension ModifierType {
    public enum Animation: AttributeModifierType {
        public struct Value {
            /// The animation of changes; nil for none.
            public let animation: ViewGraph.Animation?
            /// The value that has to change; nil where any change is meant.
            public let value: (any Equatable)?
        }

        public static let attribute = ModifierAttribute<Value>(
            "Animation", reads: [.reading("animation") { $0.animation }],
            forms: [
                .form(
                    .optional("animation", ViewGraph.Animation.self, positional: true),
                    .optional("value", AnyHashable.self)
                ) { (animation: ViewGraph.Animation?, value: AnyHashable?) in Value(animation: animation, value: value)
                }
            ])
    }

    /// The animation passed to `animation`; nil for none.
    public var animation: ModifierReader<ViewGraph.Animation?> { .init(ModifierType.Animation.self) { $0.animation } }
    /// The value whose changes a modifier of this view animates, as a type that is asked for. Throws
    /// `InspectionError.modifierNotFound` where no change is animated, `attributeNotFound` where all are.
    public var animationValue: ViewCall<Void, any Equatable> {
        .init(ModifierType.Animation.self) { animation in
            guard let value = animation.value else {
                throw InspectionError.attributeNotFound(label: "value", type: "animation")
            }
            return value
        }
    }
}

extension View {
    /// Animates all changes of the view; nil leaves them as they are. The tree takes each change at once.
    public nonisolated func animation(_ animation: Animation?) -> some View {
        attribute(ModifierType.Animation.self, .init(animation: animation, value: nil))
    }

    /// Animates the changes of the view that come with another value; nil leaves them as they are. The tree takes each
    /// change at once.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        attribute(ModifierType.Animation.self, .init(animation: animation, value: value))
    }
}
