extension ModifierType {
    /// Says what a screen is.
    public enum NavigationTitle: KnownModifierType {
        public static let kind: Kind = Kind.labeling("NavigationTitle") { kind }
    }

    /// Says what a screen is, as older source has it.
    public enum NavigationBarTitle: KnownModifierType {
        public static let kind: Kind = Kind.labeling("NavigationBarTitle") { kind }
    }
}

extension View {
    /// Says what the screen is.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        modifier(_LabelingModifier(text: title, kind: ModifierType.NavigationTitle.kind))
    }

    /// Says what the screen is.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Says what the screen is.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Says what the screen is.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View {
        modifier(_LabelingModifier(text: title, kind: ModifierType.NavigationBarTitle.kind))
    }

    /// Says what the screen is.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationBarTitle(Text(titleKey))
    }

    /// Says what the screen is.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationBarTitle(Text(title))
    }
}

extension View {
    /// Says what the screen is, and how large that is shown.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Says what the screen is, and how large that is shown.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    /// Says what the screen is, and how large that is shown.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }

    /// Says what the screen is, in words that the person may change.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }
}

extension ModifierReaders {
    /// What the screen is.
    public var navigationTitle: ModifierSubtree<ViewType.Text> { .init(call: "navigationTitle") }
    /// What the screen is, where it was said in the way of older source.
    public var navigationBarTitle: ModifierSubtree<ViewType.Text> { .init(call: "navigationBarTitle") }
}
