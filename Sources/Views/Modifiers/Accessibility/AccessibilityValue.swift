extension ModifierType {
    /// Says what a view shows to those who can't see it, such as how far a slider stands.
    public enum AccessibilityValue: KnownModifierType {
        public static let kind: Kind = Kind.labeling("AccessibilityValue") { kind }
    }
}

extension View {
    /// Says what the view shows to those who can't see it.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        modifier(_LabelingModifier(text: value, kind: ModifierType.AccessibilityValue.kind))
    }

    /// Says what the view shows to those who can't see it.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Says what the view shows to those who can't see it.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Says what the view shows to those who can't see it. The call of older source.
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
}

extension ModifierReaders {
    /// What a modifier of the view says that it shows, to those who can't see it.
    public var accessibilityValue: ModifierSubtree<ViewType.Text> { .init(call: "accessibilityValue") }
}
