import Foundation

/// The sizes of alerts and confirmation dialogs, in points. The width, the rows and the padding of an alert were measured on public
/// screenshots of iOS 16, those of a dialog on a simulator of iOS 18 by the authors of Flutter; all else is *unverified*.
package nonisolated enum DialogMetrics {
    /// The width of an alert.
    static let alertWidth: CGFloat = 270
    /// The height of a button in an alert, and in a confirmation dialog.
    static let alertRow: CGFloat = 44
    package static let row: CGFloat = 57
    /// Between a confirmation dialog and the sides of a phone.
    package static let margin: CGFloat = 8
    /// Around the texts of an alert, and above and below those of a confirmation dialog.
    package static let alertPadding: CGFloat = 20
    package static let padding: CGFloat = 13.5
    /// Between the texts of a confirmation dialog and its sides.
    package static let sidePadding: CGFloat = 16
    /// Between the button of a confirmation dialog that cancels and the others (same source).
    package static let cancelGap: CGFloat = 8
    /// The height of a field in an alert, between it and the texts above, between it and the sides of the alert, and between its
    /// text and its sides.
    static let field: CGFloat = 28
    static let fieldGap: CGFloat = 12
    package static let fieldMargin: CGFloat = 16
    package static let fieldInset: CGFloat = 6
    /// The distance of a sheet from the safe area at the top of the screen (measured on a public screenshot of iOS 18).
    static let sheetTop: CGFloat = 10
}
