import Foundation

/// The width of a column, in points.
public struct ColumnWidth: Equatable, Sendable {
    /// The least width that a person can give it; nil for the default.
    public let min: CGFloat?
    /// The width at first.
    public let ideal: CGFloat
    /// The greatest width that a person can give it; nil for the default.
    public let max: CGFloat?
}

extension ModifierAttribute<ColumnWidth> {
    /// Describes a modifier that sets the width of a column.
    convenience init(columnWidth name: String) {
        self.init(
            name,
            reads: [.record(Kind.call(of: name)) { ["min": $0.min, "ideal": $0.ideal, "max": $0.max] }],
            forms: [
                .form(.required("width", CGFloat.self)) { ColumnWidth(min: $0, ideal: $0, max: $0) },
                .form(.required("ideal", CGFloat.self), .optional("min", CGFloat.self), .optional("max", CGFloat.self))
                {
                    ColumnWidth(min: $1, ideal: $0, max: $2)
                },
            ])
    }
}
