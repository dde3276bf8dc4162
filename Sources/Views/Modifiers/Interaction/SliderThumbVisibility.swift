extension View {
    /// Shows or hides the thumbs of the sliders in the view.
    public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
        attribute(ModifierType.SliderThumbVisibility.self, visibility)
    }
}

extension ModifierType {
    @AttributeModifier("visibility") public var sliderThumbVisibility: ModifierReader<Visibility>
}
