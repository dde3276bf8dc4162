extension View {
    /// Sets the title of the screen.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        labeling(ModifierType.NavigationTitle.self, title)
    }

    /// Sets the title of the screen.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the screen.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Sets the title of the screen, which the user can edit.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    /// Sets the subtitle of the screen.
    public nonisolated func navigationSubtitle(_ text: Text) -> some View {
        labeling(ModifierType.NavigationSubtitle.self, text)
    }

    /// Sets the subtitle of the screen.
    public nonisolated func navigationSubtitle(_ textKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(textKey))
    }

    /// Sets the subtitle of the screen.
    @_disfavoredOverload
    public nonisolated func navigationSubtitle<S: StringProtocol>(_ text: S) -> some View {
        navigationSubtitle(Text(text))
    }

    /// Sets the title of the screen. Deprecated in SwiftUI.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View {
        labeling(ModifierType.NavigationBarTitle.self, title)
    }

    /// Sets the title of the screen. Deprecated in SwiftUI.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationBarTitle(Text(titleKey))
    }

    /// Sets the title of the screen. Deprecated in SwiftUI.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationBarTitle(Text(title))
    }

    /// Sets the title of the screen and its display mode. Deprecated in SwiftUI.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen and its display mode. Deprecated in SwiftUI.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(titleKey), displayMode: displayMode)
    }

    /// Sets the title of the screen and its display mode. Deprecated in SwiftUI.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(Text(title), displayMode: displayMode)
    }
}

extension ModifierType {
    public enum NavigationTitle: LabelingModifierType {
        public static let kind = labeling("NavigationTitle", screen: .title)
    }

    public enum NavigationSubtitle: LabelingModifierType {
        public static let kind = labeling("NavigationSubtitle")
    }

    public enum NavigationBarTitle: LabelingModifierType {
        public static let kind = labeling("NavigationBarTitle", screen: .title)
    }
}

extension Node {
    private static let titles = [
        ModifierType.NavigationTitle.kind, ModifierType.NavigationSubtitle.kind, ModifierType.NavigationBarTitle.kind,
    ]

    /// Whether the node is what a person reads on the screen: a Text, or the title or subtitle of a screen, which its bar
    /// shows.
    package var isTextOfScreen: Bool {
        kind === ViewType.Text.kind || (kind.role == .modifier && Node.titles.contains { $0 === kind })
    }
}

extension ModifierType {
    public var navigationTitle: ModifierSubtree<ViewType.Text> { .init(call: "navigationTitle") }
    public var navigationSubtitle: ModifierSubtree<ViewType.Text> { .init(call: "navigationSubtitle") }
    public var navigationBarTitle: ModifierSubtree<ViewType.Text> { .init(call: "navigationBarTitle") }
}
