extension ModifierType {
    /// Says how large the title of a screen is shown.
    public enum NavigationBarTitleDisplayMode: AttributeModifierType {
        public typealias Value = NavigationBarItem.TitleDisplayMode
        public static let kind = attribute(
            "NavigationBarTitleDisplayMode", .required("displayMode", NavigationBarItem.TitleDisplayMode.self))
    }
}

extension View {
    /// Says how large the title of a screen is shown.
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        attribute(ModifierType.NavigationBarTitleDisplayMode.self, displayMode)
    }
}

extension ModifierReaders {
    /// How large a modifier of this view has the title of the screen shown.
    public var navigationBarTitleDisplayMode: ModifierReader<NavigationBarItem.TitleDisplayMode> {
        .init(ModifierType.NavigationBarTitleDisplayMode.self)
    }
}
