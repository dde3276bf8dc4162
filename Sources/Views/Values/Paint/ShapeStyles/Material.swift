/// A blurred, translucent layer.
public nonisolated struct Material: ShapeStyle, Hashable {
    let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// Mostly translucent.
    public static let ultraThin = Material("ultraThin")
    /// More translucent than opaque.
    public static let thin = Material("thin")
    /// Somewhat translucent.
    public static let regular = Material("regular")
    /// More opaque than translucent.
    public static let thick = Material("thick")
    /// Mostly opaque.
    public static let ultraThick = Material("ultraThick")
    /// The material of system toolbars.
    public static let bar = Material("bar")
}

extension ShapeStyle where Self == Material {
    /// Mostly translucent.
    public nonisolated static var ultraThinMaterial: Material { .ultraThin }
    /// More translucent than opaque.
    public nonisolated static var thinMaterial: Material { .thin }
    /// Somewhat translucent.
    public nonisolated static var regularMaterial: Material { .regular }
    /// More opaque than translucent.
    public nonisolated static var thickMaterial: Material { .thick }
    /// Mostly opaque.
    public nonisolated static var ultraThickMaterial: Material { .ultraThick }
    /// The material of system toolbars.
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
