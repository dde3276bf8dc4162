/// How the inside of a shape is drawn.
public nonisolated struct FillStyle: Hashable, Sendable {
    /// Whether a place that the outline goes around an even number of times counts as outside.
    public var isEOFilled: Bool
    /// Whether the edges are smooth.
    public var isAntialiased: Bool

    /// A style of these values.
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
        members: [
            .property("isEOFilled") { (style: FillStyle) in style.isEOFilled },
            .property("isAntialiased") { (style: FillStyle) in style.isAntialiased },
        ])
}
