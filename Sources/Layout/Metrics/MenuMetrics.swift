import Foundation

/// The sizes of menus, in points. The width and the row were measured on a simulator of iOS 18 by the
/// authors of Flutter; all else is *unverified*.
package nonisolated enum MenuMetrics {
    /// The width on a phone, and on a tablet.
    package static let width: CGFloat = 250
    package static let tabletWidth: CGFloat = 262
    package static let row: CGFloat = 43.67
    /// Between the content of a row and its sides.
    package static let inset: CGFloat = 16
    /// The same at the leading side where a row of the menu may have a check mark, and the width of the column of icons at the end (same
    /// source).
    package static let markedInset: CGFloat = 32
    static let icon: CGFloat = 44
    /// Between the content of a row that needs more room and its upper and lower side.
    package static let padding: CGFloat = 11
    /// The height of a divider.
    package static let gap: CGFloat = 8
    /// Between the menu and the sides of the screen, and between the menu and the view that it belongs to.
    package static let margin: CGFloat = 8
}
