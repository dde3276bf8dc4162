private enum MenuIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether a button shows that it opens a menu.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorVisibilityKey.self] }
        set { self[MenuIndicatorVisibilityKey.self] = newValue }
    }
}

extension ModifierType {
    public enum MenuIndicator: EnvironmentModifierType {
        public static let setting = ModifierSetting("MenuIndicator", \.menuIndicatorVisibility, "visibility")
    }
}

extension View {
    /// Sets the visibility of the indicator that a button opens a menu.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        setting(ModifierType.MenuIndicator.self, visibility)
    }
}

extension ModifierReaders {
    public var menuIndicator: ModifierReader<Visibility> { .init(ModifierType.MenuIndicator.self) }
}
