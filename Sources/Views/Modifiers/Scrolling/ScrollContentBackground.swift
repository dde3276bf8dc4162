extension View {
    /// Sets the visibility of the standard background of the scrolling views in the view, such as a list's or a form's.
    ///
    /// The view keeps the value, to be read back; nothing is drawn here.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        attribute(ModifierType.ScrollContentBackground.self, visibility)
    }
}

extension ModifierType {
    @AttributeModifier("visibility") public var scrollContentBackground: ModifierReader<Visibility>
}

extension Node {
    /// Whether the view draws the background that the system gives to lists and editors.
    var hasScrollBackground: Bool { inheritedAttribute(ModifierType.ScrollContentBackground.self) != .hidden }
}
