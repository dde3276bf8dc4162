/// The style in which a shape is filled.
public nonisolated struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule decides what is inside the shape, instead of the winding number.
    public var isEOFilled: Bool
    /// Whether edges are smoothed.
    public var isAntialiased: Bool

    /// Creates a style from its properties.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

extension FillStyle: DescribedValue {
    public static let valueKind = ValueKind(
        "FillStyle", FillStyle.self, example: "FillStyle{ eoFill = true }",
        makers: [
            .init("", .defaulted("eoFill", false), .defaulted("antialiased", true)) {
                FillStyle(eoFill: $0, antialiased: $1)
            }
        ],
        members: [.property("isEOFilled", \FillStyle.isEOFilled), .property("isAntialiased", \FillStyle.isAntialiased)])
}
