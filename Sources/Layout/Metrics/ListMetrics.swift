import Foundation

/// The distances of lists and forms, in points. Those of rows, margins and headers were measured on public screenshots of iOS 15
/// to 18; all else is *unverified*.
package nonisolated enum ListMetrics {
    package static let rowHeight: CGFloat = 44
    /// Between the content of a row and its upper and lower side.
    static let rowPadding: CGFloat = 11
    /// The width that a control beside the content of a row takes while the list is edited.
    package static let controlWidth: CGFloat = 40
    /// The arrow at the end of a row, with the space before it.
    static let arrow: CGFloat = 14
    /// Between sections, and above the first.
    static let sectionGap: CGFloat = 35
    /// Between a header or footer and the rows of a plain list, and between the rows of a grouped one and a footer.
    static let headerGap: CGFloat = 7
    /// Between the header of a section in a grouped list and its rows; above it, there is the distance of sections alone.
    static let groupedHeaderGap: CGFloat = 6

    /// Between the rows of a grouped list and the sides of the list, and between the content of a row and its leading and
    /// trailing side: 16 on a screen 390 points wide, 20 on one 402 wide. That it changes at 400 points, and by the width of the
    /// list rather than the screen's, is *unverified*.
    package static func margin(in width: CGFloat) -> CGFloat { width < 400 ? 16 : 20 }
}
