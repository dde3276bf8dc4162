/// Whether the indicators of scrolling views are shown.
public nonisolated enum ScrollIndicatorVisibility: Hashable, CaseIterable, Sendable, NamedValues {
    /// The scrolling view decides.
    case automatic
    /// They are shown, where the system allows it.
    case visible
    /// They are hidden, unless a person uses a device that needs them, such as a mouse.
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
    /// Shows or hides the indicators of the scrolling views within a view.
    public enum ScrollIndicators: AttributeModifierType {
        public typealias Value = (visibility: ScrollIndicatorVisibility, axes: Axis.Set)
        public static let kind = attribute(
            "ScrollIndicators",
            reads: [
                .record("scrollIndicators", Self.self) { ["visibility": $0.visibility, "axes": $0.axes] }
            ],
            forms: [
                form(
                    .required("visibility", ScrollIndicatorVisibility.self),
                    .defaulted("axes", [.vertical, .horizontal] as Axis.Set)
                ) { ($0, $1) }
            ])

        /// Puts the visibility into the environment, for each of the axes.
        public static func modify(_ environment: inout EnvironmentValues, by value: Value) {
            if value.axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = value.visibility }
            if value.axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = value.visibility }
        }
    }
}

extension View {
    /// Shows or hides the indicators of the scrolling views within the view, along some axes.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        attribute(ModifierType.ScrollIndicators.self, (visibility, axes))
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view shows the indicators of the scrolling views within it, and along which axes.
    public var scrollIndicators: ModifierReader<(visibility: ScrollIndicatorVisibility, axes: Axis.Set)> {
        .init(ModifierType.ScrollIndicators.self)
    }
}
