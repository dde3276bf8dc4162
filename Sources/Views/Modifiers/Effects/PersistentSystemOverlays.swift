extension View {
    /// Sets the preferred visibility of what the system shows above the app, such as the home indicator.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        attribute(ModifierType.PersistentSystemOverlays.self, visibility)
    }
}

extension ModifierType {
    @AttributeModifier("visibility") public var persistentSystemOverlays: ModifierReader<Visibility>
}
