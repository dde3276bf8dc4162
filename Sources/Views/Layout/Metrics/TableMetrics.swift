import Foundation

/// The sizes of tables, in points. All are *unverified*; rows are those of lists.
nonisolated enum TableMetrics {
    /// The height of the row with the labels of the columns.
    static let header: CGFloat = 28
    /// Between columns.
    static let spacing: CGFloat = 16
}
