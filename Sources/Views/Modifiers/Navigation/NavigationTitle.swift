extension View {
    /// Sets the title of the screen.
    @TextOverloads
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        labeling(ModifierType.NavigationTitle.self, title)
    }

    /// Sets the title of the screen, which the user can edit.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        navigationTitle(Text(verbatim: title.wrappedValue))
    }

    /// Sets the subtitle of the screen.
    @TextOverloads
    public nonisolated func navigationSubtitle(_ text: Text) -> some View {
        labeling(ModifierType.NavigationSubtitle.self, text)
    }

    /// Sets the title of the screen. Deprecated in SwiftUI.
    @TextOverloads
    public nonisolated func navigationBarTitle(_ title: Text) -> some View {
        labeling(ModifierType.NavigationBarTitle.self, title)
    }

    /// Sets the title of the screen and its display mode. Deprecated in SwiftUI.
    @TextOverloads
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationBarTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}

extension ModifierType {
    @LabelingModifier(facets: .titleInBar) public var navigationTitle: ModifierSubtree<ViewType.Text>
    @LabelingModifier(facets: .inNavigationBar) public var navigationSubtitle: ModifierSubtree<ViewType.Text>
    @LabelingModifier(facets: .titleInBar) public var navigationBarTitle: ModifierSubtree<ViewType.Text>
}
