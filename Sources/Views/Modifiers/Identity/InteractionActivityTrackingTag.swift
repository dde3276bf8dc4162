extension View {
    /// Sets a tag under which the system tracks interactions with the view.
    public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View {
        attribute(ModifierType.InteractionActivityTrackingTag.self, tag)
    }
}

extension ModifierType {
    @AttributeModifier("tag") public var interactionActivityTrackingTag: ModifierReader<String>
}
