extension View {
    /// Lets the content of the scrolling views in the view extend beyond their bounds.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        attribute(ModifierType.ScrollClipDisabled.self, disabled)
    }
}

extension ModifierType {
    public enum ScrollClipDisabled: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("ScrollClipDisabled", "disabled", default: true)
    }
}

extension ModifierReaders {
    public var scrollClipDisabled: ModifierReader<Bool> { .init(ModifierType.ScrollClipDisabled.self) }
}
