extension View {
    /// Draws the view as a whole before outer effects apply.
    public nonisolated func compositingGroup() -> some View { attribute(ModifierType.CompositingGroup.self) }
}

extension ModifierType {
    @AttributeModifier public var compositingGroup: ModifierReader<Void>
}
