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
