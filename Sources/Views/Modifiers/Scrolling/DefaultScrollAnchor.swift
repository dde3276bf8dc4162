extension View {
    /// Sets the point of the content at which the scrolling views in the view begin; nil for the default.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        attribute(ModifierType.DefaultScrollAnchor.self, anchor)
    }
}

extension ModifierType {
    @AttributeModifier("anchor") public var defaultScrollAnchor: ModifierReader<UnitPoint?>
}
