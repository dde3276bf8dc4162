extension View {
    /// Hides the navigation bar.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        attribute(ModifierType.NavigationBarHidden.self, hidden)
    }
}

extension ModifierType {
    public enum NavigationBarHidden: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("NavigationBarHidden", "hidden")
    }
}

extension ModifierReaders {
    public var navigationBarHidden: ModifierReader<Bool> { .init(ModifierType.NavigationBarHidden.self) }
}
