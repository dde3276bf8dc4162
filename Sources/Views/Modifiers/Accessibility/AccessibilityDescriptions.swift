extension View {
    /// Sets the accessibility label of the view, which says what it is.
    @TextOverloads
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        labeling(ModifierType.AccessibilityLabel.self, label)
    }

    /// Sets the accessibility value of the view, such as the position of a slider.
    @TextOverloads
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        labeling(ModifierType.AccessibilityValue.self, value)
    }

    /// Sets the accessibility hint of the view, which says what happens when it is used.
    @TextOverloads
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        labeling(ModifierType.AccessibilityHint.self, hint)
    }
}

extension ModifierType {
    @LabelingModifier(facets: [.accessibility(.label)])
    public var accessibilityLabel: ModifierSubtree<ViewType.Text>
    @LabelingModifier public var accessibilityValue: ModifierSubtree<ViewType.Text>
    @LabelingModifier public var accessibilityHint: ModifierSubtree<ViewType.Text>
}
