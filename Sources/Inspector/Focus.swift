import Views

/// Moves the focus and presses keys, as a user would.
extension InspectableView {
    /// Gives the focus to the view, or to the first one within it that can have it.
    /// - Throws: `InspectionError.unresponsiveControl` where the view doesn't respond, `notSupported` where it can't
    ///   have the focus.
    @MainActor @preconcurrency public func focus() throws { try current().focus() }

    /// Takes the focus away from the view.
    /// - Throws: `InspectionError.notSupported` where it is neither on it nor in it.
    @MainActor @preconcurrency public func unfocus() throws { try current().unfocus() }

    /// Whether the focus is on the view or in it.
    @MainActor @preconcurrency public func isFocused() throws -> Bool { try current().isFocused }

    /// Moves the focus of what reads the screen aloud to the view.
    /// - Throws: As `focus()` does.
    @MainActor @preconcurrency public func focusAccessibility() throws { try current().focusAccessibility() }

    /// Moves the accessibility focus away from the view.
    /// - Throws: `InspectionError.notSupported` where it is not there.
    @MainActor @preconcurrency public func unfocusAccessibility() throws { try current().unfocusAccessibility() }

    /// Whether what reads the screen aloud is at the view or in it.
    @MainActor @preconcurrency public func isAccessibilityFocused() throws -> Bool {
        try current().isAccessibilityFocused
    }

    /// Presses the keys of a shortcut: the control in the view that has it is tapped.
    /// - Throws: `InspectionError.unresponsiveControl` where that doesn't respond, `notSupported` where nothing takes
    ///   the keys.
    @MainActor @preconcurrency public func performKeyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) throws {
        try current().press(key, modifiers)
    }

    /// Presses a key while something has the focus, or the keys of a shortcut.
    /// - Throws: As `performKeyboardShortcut` does.
    @MainActor @preconcurrency public func pressKey(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
        try current().press(key, modifiers)
    }
}
