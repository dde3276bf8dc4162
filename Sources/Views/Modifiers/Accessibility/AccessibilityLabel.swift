extension View {
    /// Sets the accessibility label of the view, which says what it is.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        labeling(ModifierType.AccessibilityLabel.self, label)
    }

    /// Sets the accessibility label of the view, which says what it is.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the accessibility label of the view, which says what it is.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the accessibility label of the view. Deprecated in SwiftUI.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
}

extension ModifierType {
    public enum AccessibilityLabel: LabelingModifierType {
        public static let kind = labeling("AccessibilityLabel")
    }

    public var accessibilityLabel: ModifierSubtree<ViewType.Text> { .init(call: "accessibilityLabel") }
}
