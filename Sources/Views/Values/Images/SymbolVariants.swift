/// The variants of a symbol.
public nonisolated struct SymbolVariants: Hashable, Sendable {
    private var parts: Set<String>

    private init(_ parts: Set<String>) {
        self.parts = parts
    }

    /// The symbol without variants.
    public static let none = SymbolVariants([])
    public static let circle = SymbolVariants(["circle"])
    public static let square = SymbolVariants(["square"])
    public static let rectangle = SymbolVariants(["rectangle"])
    public static let fill = SymbolVariants(["fill"])
    public static let slash = SymbolVariants(["slash"])

    /// Adds `circle`.
    public var circle: SymbolVariants { SymbolVariants(parts.union(["circle"])) }
    /// Adds `square`.
    public var square: SymbolVariants { SymbolVariants(parts.union(["square"])) }
    /// Adds `rectangle`.
    public var rectangle: SymbolVariants { SymbolVariants(parts.union(["rectangle"])) }
    /// Adds `fill`.
    public var fill: SymbolVariants { SymbolVariants(parts.union(["fill"])) }
    /// Adds `slash`.
    public var slash: SymbolVariants { SymbolVariants(parts.union(["slash"])) }

    /// Whether these variants include the others.
    public func contains(_ other: SymbolVariants) -> Bool { parts.isSuperset(of: other.parts) }
}

extension SymbolVariants: CustomStringConvertible {
    public var description: String { parts.isEmpty ? "none" : parts.sorted().joined(separator: ".") }
}

extension SymbolVariants: DescribedValue {
    public static let valueKind = ValueKind(
        "SymbolVariants", SymbolVariants.self, example: "SymbolVariants.fill",
        constants: [
            "none": .none, "circle": .circle, "square": .square, "rectangle": .rectangle, "fill": .fill,
            "slash": .slash,
        ],
        members: [
            .property("circle", \SymbolVariants.circle), .property("square", \SymbolVariants.square),
            .property("rectangle", \SymbolVariants.rectangle), .property("fill", \SymbolVariants.fill),
            .property("slash", \SymbolVariants.slash),
            .method("contains", .required("variants", SymbolVariants.self)) {
                (variants: SymbolVariants, other: SymbolVariants) in variants.contains(other)
            },
        ])
}
