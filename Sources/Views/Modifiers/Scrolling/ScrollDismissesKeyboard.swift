/// How scrolling dismisses the keyboard.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// The scrolling view decides.
    public static let automatic = ScrollDismissesKeyboardMode("automatic")
    /// The keyboard goes away as soon as a scroll begins.
    public static let immediately = ScrollDismissesKeyboardMode("immediately")
    /// The keyboard follows the finger, and can be pulled back up.
    public static let interactively = ScrollDismissesKeyboardMode("interactively")
    /// The keyboard stays.
    public static let never = ScrollDismissesKeyboardMode("never")
}

extension ScrollDismissesKeyboardMode: NamedValues {
    public static var dynamicName: String { "keyboard dismissal mode" }
    public static var namedValues: KeyValuePairs<String, ScrollDismissesKeyboardMode> {
        [
            "automatic": .automatic, "immediately": .immediately, "interactively": .interactively, "never": .never,
        ]
    }
}

private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// How scrolling dismisses the keyboard.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardModeKey.self] }
        set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
    }
}

extension ModifierType {
    /// Sets how scrolling dismisses the keyboard.
    public enum ScrollDismissesKeyboard: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, ScrollDismissesKeyboardMode> {
            \.scrollDismissesKeyboardMode
        }
        public static let kind = setting("ScrollDismissesKeyboard", .required("mode", ScrollDismissesKeyboardMode.self))
    }
}

extension View {
    /// Sets how scrolling dismisses the keyboard.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        setting(ModifierType.ScrollDismissesKeyboard.self, mode)
    }
}

extension ModifierReaders {
    /// How a modifier of this view has scrolling dismiss the keyboard.
    public var scrollDismissesKeyboard: ModifierReader<ScrollDismissesKeyboardMode> {
        .init(ModifierType.ScrollDismissesKeyboard.self)
    }
}
