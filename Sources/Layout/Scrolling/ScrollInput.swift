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
