/// When a scrolling view bounces at its ends.
public nonisolated enum ScrollBounceBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// The scrolling view decides.
    case automatic
    /// It always bounces.
    case always
    /// It bounces where there is more content than room.
    case basedOnSize
}

extension EnvironmentValues {
    /// When the scrolling views in this environment bounce at their leading and trailing ends.
    @Entry public var horizontalScrollBounceBehavior: ScrollBounceBehavior = .automatic

    /// When the scrolling views in this environment bounce at their top and bottom.
    @Entry public var verticalScrollBounceBehavior: ScrollBounceBehavior = .automatic
}

extension ModifierType {
    public enum ScrollBounceBehavior: AttributeModifierType {
        public static let attribute = ModifierAttribute<(Views.ScrollBounceBehavior, Axis.Set)>(
            "ScrollBounceBehavior", .required("behavior"), .defaulted("axes", .vertical),
            sets: { environment, value in
                if value.1.contains(.horizontal) { environment.horizontalScrollBounceBehavior = value.0 }
                if value.1.contains(.vertical) { environment.verticalScrollBounceBehavior = value.0 }
            })
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
