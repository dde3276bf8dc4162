extension ModifierType {
    /// Says what a view is for when a pointer rests on it.
    public enum Help: KnownModifierType {
        public static let kind: Kind = Kind.labeling("Help") { kind }
    }
}

extension View {
    /// Says what the view is for when a pointer rests on it.
    public nonisolated func help(_ text: Text) -> some View {
        modifier(_LabelingModifier(text: text, kind: ModifierType.Help.kind))
    }

    /// Says what the view is for when a pointer rests on it.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
        help(Text(textKey))
    }

    /// Says what the view is for when a pointer rests on it.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
        help(Text(text))
    }
}

extension ModifierReaders {
    /// What a modifier says this view is for.
    public var help: ModifierSubtree<ViewType.Text> { .init(call: "help") }
}
