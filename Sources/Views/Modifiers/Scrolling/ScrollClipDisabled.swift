extension View {
    /// Lets the content of the scrolling views in the view extend beyond their bounds.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        attribute(ModifierType.ScrollClipDisabled.self, disabled)
    }
}

extension ModifierType {
    @AttributeModifier("disabled", default: true) public var scrollClipDisabled: ModifierReader<Bool>
}
