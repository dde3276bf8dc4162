extension View {
    /// Hides the navigation bar.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        attribute(ModifierType.NavigationBarHidden.self, hidden)
    }

    /// Hides the back button of the navigation bar.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        attribute(ModifierType.NavigationBarBackButtonHidden.self, hidesBackButton)
    }

    /// Sets the display mode of the screen's title, such as large or inline.
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    {
        attribute(ModifierType.NavigationBarTitleDisplayMode.self, displayMode)
    }

    /// Hides the status bar.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
        attribute(ModifierType.StatusBarHidden.self, hidden)
    }

    /// Hides the status bar. Deprecated in SwiftUI.
    public nonisolated func statusBar(hidden: Bool) -> some View {
        attribute(ModifierType.StatusBarHidden.self, hidden)
    }
}

extension ModifierType {
    public enum NavigationBarHidden: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("NavigationBarHidden", "hidden")
    }

    public enum NavigationBarBackButtonHidden: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "NavigationBarBackButtonHidden", "hidesBackButton", default: true)
    }

    public enum NavigationBarTitleDisplayMode: AttributeModifierType {
        public static let attribute = ModifierAttribute<NavigationBarItem.TitleDisplayMode>(
            "NavigationBarTitleDisplayMode", "displayMode")
    }

    public enum StatusBarHidden: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("StatusBarHidden", "hidden", default: true)
    }

    public enum StatusBar: KnownModifierType {
        public static let kind = Kind(
            "StatusBar", role: .modifier, forms: [StatusBarHidden.attribute.form(.required("hidden", Bool.self)) { $0 }]
        )
    }
}

extension ModifierReaders {
    public var navigationBarHidden: ModifierReader<Bool> { .init(ModifierType.NavigationBarHidden.self) }
    public var navigationBarBackButtonHidden: ModifierReader<Bool> {
        .init(ModifierType.NavigationBarBackButtonHidden.self)
    }

    public var navigationBarTitleDisplayMode: ModifierReader<NavigationBarItem.TitleDisplayMode> {
        .init(ModifierType.NavigationBarTitleDisplayMode.self)
    }

    public var statusBarHidden: ModifierReader<Bool> { .init(ModifierType.StatusBarHidden.self) }
}
