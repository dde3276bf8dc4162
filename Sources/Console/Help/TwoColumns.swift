import System

/// Lays out names and their descriptions in two columns.
package enum TwoColumns {
    /// A line for each row, the second column where the widest name leaves room for it.
    package static func lines(indent: String = "", _ rows: [(String, String)]) -> [String] {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "\(indent)\($0.padded(to: width))  \($1)" }
    }
}
