extension View {
    /// Hides the navigation bar.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        attribute(ModifierType.NavigationBarHidden.self, hidden)
    }
}

extension ModifierType {
    @AttributeModifier("hidden") public var navigationBarHidden: ModifierReader<Bool>
}
