extension View {
    /// Sets the display mode of the screen's title, such as large or inline.
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        attribute(ModifierType.NavigationBarTitleDisplayMode.self, displayMode)
    }
}

extension ModifierType {
    public enum NavigationBarTitleDisplayMode: AttributeModifierType {
        public static let attribute = ModifierAttribute<NavigationBarItem.TitleDisplayMode>(
            "NavigationBarTitleDisplayMode", "displayMode")
    }
}

extension ModifierReaders {
    public var navigationBarTitleDisplayMode: ModifierReader<NavigationBarItem.TitleDisplayMode> {
        .init(ModifierType.NavigationBarTitleDisplayMode.self)
    }
}
