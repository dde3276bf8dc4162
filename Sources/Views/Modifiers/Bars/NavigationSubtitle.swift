extension ModifierType {
    /// Says more of what a screen is.
    public enum NavigationSubtitle: KnownModifierType {
        public static let kind: Kind = Kind.labeling("NavigationSubtitle") {
            kind
        }
    }
}

extension View {
    /// Says more of what the screen is.
    public nonisolated func navigationSubtitle(_ text: Text) -> some View {
        modifier(_LabelingModifier(text: text, kind: ModifierType.NavigationSubtitle.kind))
    }

    /// Says more of what the screen is.
    public nonisolated func navigationSubtitle(_ textKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(textKey))
    }

    /// Says more of what the screen is.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ text: S) -> some View {
        navigationSubtitle(Text(text))
    }
}

extension ModifierReaders {
    /// What else a modifier of this view says of the screen.
    public var navigationSubtitle: ModifierSubtree<ViewType.Text> { .init(call: "navigationSubtitle") }
}
