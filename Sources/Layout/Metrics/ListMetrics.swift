import Foundation

/// The distances of lists and forms, in points. The height of a row is that of accessibility dumps of iOS 18 and earlier; all
/// else is *unverified*: nothing public records it in bulk.
package nonisolated enum ListMetrics {
    package static let rowHeight: CGFloat = 44
    /// Between the content of a row and its upper and lower side.
    static let rowPadding: CGFloat = 11
    /// Between the content of a row and its leading and trailing side.
    package static let rowInset: CGFloat = 20
    /// Between the rows of a grouped list and the sides of the list.
    package static let margin: CGFloat = 20
    /// Between sections, and above the first.
    static let sectionGap: CGFloat = 35
    /// Between a header or footer and the rows.
    static let headerGap: CGFloat = 7
}
