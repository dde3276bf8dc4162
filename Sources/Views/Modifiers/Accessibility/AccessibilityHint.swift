extension View {
    /// Sets the accessibility hint of the view, which says what happens when it is used.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        labeling(ModifierType.AccessibilityHint.self, hint)
    }

    /// Sets the accessibility hint of the view, which says what happens when it is used.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the accessibility hint of the view, which says what happens when it is used.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets the accessibility hint of the view. Deprecated in SwiftUI.
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
}

extension ModifierType {
    public enum AccessibilityHint: LabelingModifierType {
        public static let kind = labeling("AccessibilityHint")
    }

    public var accessibilityHint: ModifierSubtree<ViewType.Text> { .init(call: "accessibilityHint") }
}
