extension View {
    /// Sets the keyboard shortcut of the control, or of the first one in the view.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets the keyboard shortcut of the control, or of the first one in the view.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets the keyboard shortcut of the control, or of the first one in the view.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        attribute(ModifierType.KeyboardShortcut.self, shortcut)
    }

    /// Sets the keyboard shortcut of the control, or of the first one in the view; nil for none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        attribute(ModifierType.KeyboardShortcut.self, shortcut)
    }
}

extension EnvironmentValues {
    /// The keyboard shortcut of the buttons in this environment; nil for none.
    @Entry public internal(set) var keyboardShortcut: KeyboardShortcut?
}

extension ModifierType {
    public enum KeyboardShortcut: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.KeyboardShortcut?>(
            "KeyboardShortcut", reads: [.reading("keyboardShortcut") { $0?.name }],
            forms: [
                .form(
                    .required("key", KeyEquivalent.self),
                    .defaulted("modifiers", EventModifiers.command, positional: true)
                ) { .init($0, modifiers: $1) }
            ],
            sets: { $0.keyboardShortcut = $1 })
    }

    /// The keyboard shortcut that a modifier of the view sets; nil for none.
    public var keyboardShortcut: ModifierReader<Views.KeyboardShortcut?> { .init(ModifierType.KeyboardShortcut.self) }
}
