extension ModifierType {
    /// Hides the button that leads back, or not.
    public enum NavigationBarBackButtonHidden: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute(
            "NavigationBarBackButtonHidden", .defaulted("hidesBackButton", true, positional: true))
    }
}

extension View {
    /// Hides the button that leads back, or not.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        attribute(ModifierType.NavigationBarBackButtonHidden.self, hidesBackButton)
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view hides the button that leads back.
    public var navigationBarBackButtonHidden: ModifierReader<Bool> {
        .init(ModifierType.NavigationBarBackButtonHidden.self)
    }
}
