extension View {
    /// Hides the back button of the navigation bar.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        attribute(ModifierType.NavigationBarBackButtonHidden.self, hidesBackButton)
    }
}

extension ModifierType {
    public enum NavigationBarBackButtonHidden: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "NavigationBarBackButtonHidden", "hidesBackButton", default: true)
    }
}

extension ModifierReaders {
    public var navigationBarBackButtonHidden: ModifierReader<Bool> {
        .init(ModifierType.NavigationBarBackButtonHidden.self)
    }
}
