import Foundation

/// The sizes of menus, in points. All are *unverified*.
nonisolated enum MenuMetrics {
    static let width: CGFloat = 250
    static let row: CGFloat = 44
    /// Between the content of a row and its sides.
    static let inset: CGFloat = 16
    /// Between the content of a row that needs more room and its upper and lower side.
    static let padding: CGFloat = 11
    /// The height of a divider.
    static let gap: CGFloat = 8
    /// Between the menu and the sides of the screen, and between the menu and the view that it belongs to.
    static let margin: CGFloat = 8
}
