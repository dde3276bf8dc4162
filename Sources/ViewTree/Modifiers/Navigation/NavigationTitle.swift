extension ModifierType {
    /// Says what a screen is.
    public enum NavigationTitle: KnownModifierType {
        /// The description of the kind.
        public static let kind: Kind = Kind.labeling("NavigationTitle", summary: "Says what a screen is.") { kind }
    }

    /// Says what a screen is, as older source has it.
    public enum NavigationBarTitle: KnownModifierType {
        /// The description of the kind.
        public static let kind: Kind = Kind.labeling(
            "NavigationBarTitle", summary: "Says what a screen is, as older source has it."
        ) { kind }
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

extension ModifierReaders {
    /// What the screen is.
    public var navigationTitle: ModifierSubtree<ViewType.Text> { .init(call: "navigationTitle") }
    /// What the screen is, where it was said in the way of older source.
    public var navigationBarTitle: ModifierSubtree<ViewType.Text> { .init(call: "navigationBarTitle") }
}
