extension View {
    /// Extends the view below the safe areas around it by mirrored and blurred copies.
    public nonisolated func backgroundExtensionEffect() -> some View {
        backgroundExtensionEffect(isEnabled: true)
    }

    /// Extends the view below the safe areas around it by mirrored and blurred copies, where that is enabled.
    public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        attribute(ModifierType.BackgroundExtensionEffect.self, isEnabled)
    }
}

extension ModifierType {
    @AttributeModifier("isEnabled", default: true) public var backgroundExtensionEffect: ModifierReader<Bool>
}
