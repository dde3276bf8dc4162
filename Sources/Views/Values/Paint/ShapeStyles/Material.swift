/// A layer through which what is behind shows blurred.
public nonisolated struct Material: ShapeStyle, Hashable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// Lets nearly all through.
    public static let ultraThin = Material("ultraThin")
    /// Lets more through than it holds back.
    public static let thin = Material("thin")
    /// Lets through about as much as it holds back.
    public static let regular = Material("regular")
    /// Holds back more than it lets through.
    public static let thick = Material("thick")
    /// Holds back nearly all.
    public static let ultraThick = Material("ultraThick")
    /// The layer of the system's toolbars.
    public static let bar = Material("bar")
}

extension ShapeStyle where Self == Material {
    /// Lets nearly all through.
    public nonisolated static var ultraThinMaterial: Material { .ultraThin }
    /// Lets more through than it holds back.
    public nonisolated static var thinMaterial: Material { .thin }
    /// Lets through about as much as it holds back.
    public nonisolated static var regularMaterial: Material { .regular }
    /// Holds back more than it lets through.
    public nonisolated static var thickMaterial: Material { .thick }
    /// Holds back nearly all.
    public nonisolated static var ultraThickMaterial: Material { .ultraThick }
    /// The layer of the system's toolbars.
    public nonisolated static var bar: Material { .bar }
}

extension Material: DescribedValue {
    public static let valueKind = ValueKind(
        "Material", Material.self, example: "Material.thin",
        constants: [
            "ultraThin": .ultraThin, "thin": .thin, "regular": .regular, "thick": .thick, "ultraThick": .ultraThick,
            "bar": .bar,
        ])
}
