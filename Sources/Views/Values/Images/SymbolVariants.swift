/// In which variants a symbol is drawn.
public nonisolated struct SymbolVariants: Hashable, Sendable {
    private var parts: Set<String>

    private init(_ parts: Set<String>) {
        self.parts = parts
    }

    /// As it is.
    public static let none = SymbolVariants([])
    /// In a circle.
    public static let circle = SymbolVariants(["circle"])
    /// In a square.
    public static let square = SymbolVariants(["square"])
    /// In a rectangle.
    public static let rectangle = SymbolVariants(["rectangle"])
    /// Filled.
    public static let fill = SymbolVariants(["fill"])
    /// Crossed out.
    public static let slash = SymbolVariants(["slash"])

    /// In a circle too.
    public var circle: SymbolVariants { SymbolVariants(parts.union(["circle"])) }
    /// In a square too.
    public var square: SymbolVariants { SymbolVariants(parts.union(["square"])) }
    /// In a rectangle too.
    public var rectangle: SymbolVariants { SymbolVariants(parts.union(["rectangle"])) }
    /// Filled too.
    public var fill: SymbolVariants { SymbolVariants(parts.union(["fill"])) }
    /// Crossed out too.
    public var slash: SymbolVariants { SymbolVariants(parts.union(["slash"])) }

    /// Whether these are among them.
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
            .property("circle") { (variants: SymbolVariants) in variants.circle },
            .property("square") { (variants: SymbolVariants) in variants.square },
            .property("rectangle") { (variants: SymbolVariants) in variants.rectangle },
            .property("fill") { (variants: SymbolVariants) in variants.fill },
            .property("slash") { (variants: SymbolVariants) in variants.slash },
            .method("contains", .required("variants", SymbolVariants.self)) {
                (variants: SymbolVariants, other: SymbolVariants) in variants.contains(other)
            },
        ])
}
