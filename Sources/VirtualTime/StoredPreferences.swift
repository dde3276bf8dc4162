import CMainQueue

/// What code has stored in `UserDefaults`, of whatever suite.
package enum StoredPreferences {
    /// Removes what was stored since this was last called.
    /// - Returns: Whether that is known; it isn't in a program that is linked statically.
    package static func removeAll() -> Bool { cmq_remove_stored_preferences() }
}
