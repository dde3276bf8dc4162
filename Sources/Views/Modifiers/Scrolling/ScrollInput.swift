/// The way in which scrolling dismisses the keyboard.
public nonisolated enum ScrollDismissesKeyboardMode: Hashable, CaseIterable, Sendable, NamedValues {
    /// The scrolling view decides.
    case automatic
    /// The keyboard goes away as soon as a scroll begins.
    case immediately
    /// The keyboard follows the finger, and can be pulled back up.
    case interactively
    /// The keyboard stays.
    case never

    public static var dynamicName: String { "keyboard dismissal mode" }
}

extension EnvironmentValues {
    /// Whether scrolling views can be scrolled.
    @Entry public var isScrollEnabled: Bool = true

    /// The way in which scrolling dismisses the keyboard.
    @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}

extension View {
    /// Prevents the scrolling views in the view from being scrolled.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        attribute(ModifierType.ScrollDisabled.self, disabled)
    }

    /// Sets how scrolling dismisses the keyboard.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        setting(ModifierType.ScrollDismissesKeyboard.self, mode)
    }
}

extension ModifierType {
    public enum ScrollDisabled: AttributeModifierType {
        // Unverified: false doesn't enable scrolling again within a view that has disabled it.
        public static let attribute = ModifierAttribute<Bool>(
            "ScrollDisabled", turningOff: \.isScrollEnabled, .required("disabled"))
    }

    public var scrollDisabled: ModifierReader<Bool> { .init(ModifierType.ScrollDisabled.self) }

    @EnvironmentModifier(\.scrollDismissesKeyboardMode, "mode")
    public var scrollDismissesKeyboard: ModifierReader<ScrollDismissesKeyboardMode>
}
