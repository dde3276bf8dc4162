import Foundation

/// A row of a horizontal grid, or a column of a vertical one.
public nonisolated struct GridItem: Equatable, Sendable {
    /// The width of a column or the height of a row.
    public enum Size: Equatable, Sendable {
        /// A size in points.
        case fixed(CGFloat)
        /// As large as the room allows, between two limits in points.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as there is room for in place of one, between two limits in points.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the column, or the height of the row.
    public var size: Size
    /// The distance to the next one in points, nil for the system's usual one.
    public var spacing: CGFloat?
    /// The alignment of the views in it; nil for that of the grid.
    public var alignment: Alignment?

    /// Creates a grid item with a size.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem: DescribedValue {
    public static let valueKind = ValueKind(
        "GridItem", GridItem.self, example: "GridItem.flexible{ minimum = 20 }",
        makers: [
            .init(
                "fixed", .required("size", CGFloat.self), .optional("spacing", CGFloat.self),
                .optional("alignment", Alignment.self)
            ) { GridItem(.fixed($0), spacing: $1, alignment: $2) },
            .init(
                "flexible", .defaulted("minimum", 10), .defaulted("maximum", CGFloat.infinity),
                .optional("spacing", CGFloat.self), .optional("alignment", Alignment.self)
            ) { GridItem(.flexible(minimum: $0, maximum: $1), spacing: $2, alignment: $3) },
            .init(
                "adaptive", .required("minimum", CGFloat.self), .defaulted("maximum", CGFloat.infinity),
                .optional("spacing", CGFloat.self), .optional("alignment", Alignment.self)
            ) { GridItem(.adaptive(minimum: $0, maximum: $1), spacing: $2, alignment: $3) },
        ],
        members: [.property("spacing", \GridItem.spacing), .property("alignment", \GridItem.alignment)])
}
