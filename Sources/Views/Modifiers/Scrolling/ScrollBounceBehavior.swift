/// When a scrolling view bounces at its ends.
public nonisolated enum ScrollBounceBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// The scrolling view decides.
    case automatic
    /// It always bounces.
    case always
    /// It bounces where there is more content than room.
    case basedOnSize
}

extension ModifierType {
    public enum ScrollBounceBehavior: AttributeModifierType {
        public static let attribute = ModifierAttribute<(Views.ScrollBounceBehavior, Axis.Set)>(
            "ScrollBounceBehavior", .required("behavior"), .defaulted("axes", .vertical))
    }

    public var scrollBounceBehavior: ModifierReader<(behavior: Views.ScrollBounceBehavior, axes: Axis.Set)> {
        .init(ModifierType.ScrollBounceBehavior.self) { $0 }
    }
}

extension View {
    /// Sets when the scrolling views in the view bounce at their ends, along some axes.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        attribute(ModifierType.ScrollBounceBehavior.self, (behavior, axes))
    }
}
