private enum MenuIndicatorVisibilityKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    /// Whether a button shows that it opens a menu.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorVisibilityKey.self] }
        set { self[MenuIndicatorVisibilityKey.self] = newValue }
    }
}

extension ModifierType {
    /// Shows or hides the sign that a button opens a menu.
    public enum MenuIndicator: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Visibility> { \.menuIndicatorVisibility }
        public static let kind = setting("MenuIndicator", .required("visibility", Visibility.self))
    }
}

extension View {
    /// Shows or hides the sign that a button opens a menu.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        setting(ModifierType.MenuIndicator.self, visibility)
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view has buttons show that they open a menu.
    public var menuIndicator: ModifierReader<Visibility> {
        .init(ModifierType.MenuIndicator.self)
    }
}
