import Foundation

/// The sizes of tables, in points. All are *unverified*; rows are those of lists.
package nonisolated enum TableMetrics {
    /// The height of the row with the labels of the columns, at the least.
    package static let header: CGFloat = 28
    /// Above and below labels that need more.
    package static let padding: CGFloat = 3
    /// Between columns.
    package static let spacing: CGFloat = 16
}
