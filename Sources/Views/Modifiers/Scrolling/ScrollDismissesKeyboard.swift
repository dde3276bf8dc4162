/// How scrolling dismisses the keyboard.
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
    /// How scrolling dismisses the keyboard.
    @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}

extension View {
    /// Sets how scrolling dismisses the keyboard.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        setting(ModifierType.ScrollDismissesKeyboard.self, mode)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.scrollDismissesKeyboardMode, "mode")
    public var scrollDismissesKeyboard: ModifierReader<ScrollDismissesKeyboardMode>
}
