import Foundation

/// The sizes of alerts and confirmation dialogs, in points. All are *unverified*.
package nonisolated enum DialogMetrics {
    /// The width of an alert.
    static let alertWidth: CGFloat = 270
    /// The height of a button in an alert, and in a confirmation dialog.
    static let alertRow: CGFloat = 44
    package static let row: CGFloat = 57
    /// Between a confirmation dialog and the sides of a phone.
    package static let margin: CGFloat = 8
    /// Around the texts.
    package static let padding: CGFloat = 16
    /// Below the title, and below the message.
    static let textSpacing: CGFloat = 4
    /// The distance of a sheet from the safe area at the top of the screen.
    static let sheetTop: CGFloat = 10
}
