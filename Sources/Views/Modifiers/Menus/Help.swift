extension View {
    /// Sets the help of the view, shown while a pointer rests on it.
    public nonisolated func help(_ text: Text) -> some View { labeling(ModifierType.Help.self, text) }

    /// Sets the help of the view, shown while a pointer rests on it.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Sets the help of the view, shown while a pointer rests on it.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}

extension ModifierType {
    public enum Help: LabelingModifierType {
        public static let kind = labeling("Help")
    }

    public var help: ModifierSubtree<ViewType.Text> { .init(call: "help") }
}
