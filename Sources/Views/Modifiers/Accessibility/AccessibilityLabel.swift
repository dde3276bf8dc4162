extension ModifierType {
    /// Says what a view is to those who can't see it.
    public enum AccessibilityLabel: KnownModifierType {
        public static let kind: Kind = Kind.labeling("AccessibilityLabel") { kind }
    }
}

extension View {
    /// Says what the view is to those who can't see it.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        modifier(_LabelingModifier(text: label, kind: ModifierType.AccessibilityLabel.kind))
    }

    /// Says what the view is to those who can't see it.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Says what the view is to those who can't see it.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Says what the view is to those who can't see it. The call of older source.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
}

extension ModifierReaders {
    /// What a modifier of the view says that it is, to those who can't see it.
    public var accessibilityLabel: ModifierSubtree<ViewType.Text> { .init(call: "accessibilityLabel") }
}
