extension ModifierType {
    /// Lets the content of a scrolling view be drawn beyond its edges, or not.
    public enum ScrollClipDisabled: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute("ScrollClipDisabled", .defaulted("disabled", true, positional: true))
    }
}

extension View {
    /// Lets the content of the scrolling views within the view be drawn beyond their edges, or not.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        attribute(ModifierType.ScrollClipDisabled.self, disabled)
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view lets content be drawn beyond the edges of scrolling views.
    public var scrollClipDisabled: ModifierReader<Bool> { .init(ModifierType.ScrollClipDisabled.self) }
}
