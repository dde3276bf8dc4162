extension ModifierType {
    /// Says what happens when a view is used to those who can't see it.
    public enum AccessibilityHint: KnownModifierType {
        public static let kind: Kind = Kind.labeling("AccessibilityHint") { kind }
    }
}

extension View {
    /// Says what happens when the view is used to those who can't see it.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        modifier(_LabelingModifier(text: hint, kind: ModifierType.AccessibilityHint.kind))
    }

    /// Says what happens when the view is used to those who can't see it.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Says what happens when the view is used to those who can't see it.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Says what happens when the view is used to those who can't see it. The call of older source.
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
}

extension ModifierReaders {
    /// What a modifier of the view says that happens when it is used.
    public var accessibilityHint: ModifierSubtree<ViewType.Text> { .init(call: "accessibilityHint") }
}
