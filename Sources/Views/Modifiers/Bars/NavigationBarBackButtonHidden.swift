extension View {
    /// Hides the back button of the navigation bar.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        attribute(ModifierType.NavigationBarBackButtonHidden.self, hidesBackButton)
    }
}

extension ModifierType {
    @AttributeModifier("hidesBackButton", default: true) public var navigationBarBackButtonHidden: ModifierReader<Bool>
}
