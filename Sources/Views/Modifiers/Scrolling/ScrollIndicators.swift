/// Whether the indicators of scrolling views are shown.
public nonisolated enum ScrollIndicatorVisibility: Hashable, CaseIterable, Sendable, NamedValues {
    /// The scrolling view decides.
    case automatic
    /// They are shown, where the system allows it.
    case visible
    /// They are hidden, except with a pointing device that needs them, such as a mouse.
    case hidden
    /// They are never shown.
    case never
}

private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
    /// Whether the horizontal indicators of scrolling views are shown.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalScrollIndicatorVisibilityKey.self] }
        set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
    }

    /// Whether the vertical indicators of scrolling views are shown.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalScrollIndicatorVisibilityKey.self] }
        set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
    }
}

extension ModifierType {
    public enum ScrollIndicators: AttributeModifierType {
        public static let attribute = ModifierAttribute<(ScrollIndicatorVisibility, Axis.Set)>(
            "ScrollIndicators",
            .required("visibility"), .defaulted("axes", [.vertical, .horizontal]),
            sets: { environment, value in
                let (visibility, axes) = value
                if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
                if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
            })
    }
}

extension View {
    /// Sets the visibility of the indicators of the scrolling views in the view, along some axes.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        attribute(ModifierType.ScrollIndicators.self, (visibility, axes))
    }
}

extension ModifierReaders {
    public var scrollIndicators: ModifierReader<(visibility: ScrollIndicatorVisibility, axes: Axis.Set)> {
        .init(ModifierType.ScrollIndicators.self) { $0 }
    }
}
