private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether scrolling views can be scrolled.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Prevents the scrolling views in the view from being scrolled.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        attribute(ModifierType.ScrollDisabled.self, disabled)
    }
}

extension ModifierType {
    public enum ScrollDisabled: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "ScrollDisabled", "disabled", sets: { if $1 { $0.isScrollEnabled = false } })
    }
}

extension ModifierReaders {
    public var scrollDisabled: ModifierReader<Bool> { .init(ModifierType.ScrollDisabled.self) }
}
