extension ModifierType {
    /// Hides the bar above a screen, or not.
    public enum NavigationBarHidden: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute("NavigationBarHidden", .required("hidden", Bool.self))
    }
}

extension View {
    /// Hides the bar above a screen, or not.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        attribute(ModifierType.NavigationBarHidden.self, hidden)
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view hides the bar above the screen.
    public var navigationBarHidden: ModifierReader<Bool> {
        .init(ModifierType.NavigationBarHidden.self)
    }
}
