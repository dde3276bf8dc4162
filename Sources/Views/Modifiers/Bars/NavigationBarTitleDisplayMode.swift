extension View {
    /// Sets the display mode of the screen's title, such as large or inline.
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        attribute(ModifierType.NavigationBarTitleDisplayMode.self, displayMode)
    }
}

extension ModifierType {
    @AttributeModifier("displayMode")
    public var navigationBarTitleDisplayMode: ModifierReader<NavigationBarItem.TitleDisplayMode>
}
