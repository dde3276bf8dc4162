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

    /// Lets the content of the scrolling views in the view extend beyond their bounds.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        attribute(ModifierType.ScrollClipDisabled.self, disabled)
    }

    /// Sets the visibility of the standard background of the scrolling views in the view, such as a list's or a form's.
    ///
    /// The view keeps the value, to be read back; nothing is drawn here.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        attribute(ModifierType.ScrollContentBackground.self, visibility)
    }
}

extension ModifierType {
    public enum ScrollDisabled: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "ScrollDisabled", "disabled", sets: { if $1 { $0.isScrollEnabled = false } })
    }

    public enum ScrollClipDisabled: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("ScrollClipDisabled", "disabled", default: true)
    }

    public enum ScrollContentBackground: AttributeModifierType {
        public static let attribute = ModifierAttribute<Visibility>("ScrollContentBackground", "visibility")
    }
}

extension ModifierReaders {
    public var scrollDisabled: ModifierReader<Bool> { .init(ModifierType.ScrollDisabled.self) }
    public var scrollClipDisabled: ModifierReader<Bool> { .init(ModifierType.ScrollClipDisabled.self) }
    public var scrollContentBackground: ModifierReader<Visibility> { .init(ModifierType.ScrollContentBackground.self) }
}
