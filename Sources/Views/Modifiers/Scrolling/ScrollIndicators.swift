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

extension EnvironmentValues {
    /// Whether the horizontal indicators of scrolling views are shown.
    @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

    /// Whether the vertical indicators of scrolling views are shown.
    @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic
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

    public var scrollIndicators: ModifierReader<(visibility: ScrollIndicatorVisibility, axes: Axis.Set)> {
        .init(ModifierType.ScrollIndicators.self) { $0 }
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
