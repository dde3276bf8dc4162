/// Gives a control a shortcut on the keyboard.
public nonisolated struct _KeyboardShortcutModifier: PrimitiveModifier, Equatable {
    /// The shortcut, nil for none.
    public let shortcut: KeyboardShortcut?

    public var kind: Kind { ModifierType.KeyboardShortcut.kind }
}

extension ModifierType {
    /// Gives a control a shortcut on the keyboard.
    public enum KeyboardShortcut: KnownModifierType {
        public static let kind = Kind(
            "KeyboardShortcut", role: .modifier,
            members: [Member("keyboardShortcut") { try ModifierReaders().keyboardShortcut($0)?.name }],
            forms: [
                DynamicForm(
                    .required("key", KeyEquivalent.self),
                    .defaulted("modifiers", EventModifiers.command, positional: true)
                ) { _KeyboardShortcutModifier(shortcut: .init($0, modifiers: $1)) }
            ])
    }
}

extension View {
    /// Gives the control, or the first one in the view, a shortcut on the keyboard.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        modifier(_KeyboardShortcutModifier(shortcut: KeyboardShortcut(key, modifiers: modifiers)))
    }

    /// Gives the control, or the first one in the view, a shortcut on the keyboard.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        modifier(
            _KeyboardShortcutModifier(
                shortcut: KeyboardShortcut(key, modifiers: modifiers, localization: localization)))
    }

    /// Gives the control, or the first one in the view, a shortcut on the keyboard.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        modifier(_KeyboardShortcutModifier(shortcut: shortcut))
    }

    /// Gives the control, or the first one in the view, a shortcut on the keyboard, or none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        modifier(_KeyboardShortcutModifier(shortcut: shortcut))
    }
}

extension ModifierReaders {
    /// The shortcut that a modifier of the view gives it, nil for none.
    public var keyboardShortcut: ModifierReader<KeyboardShortcut?> {
        .init("keyboardShortcut", _KeyboardShortcutModifier.self) { $0.shortcut }
    }
}
