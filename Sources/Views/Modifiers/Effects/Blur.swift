import Foundation

extension View {
    /// Blurs the view with a radius in points. An opaque blur has no transparent edges.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        attribute(ModifierType.Blur.self, (radius, opaque))
    }
}

extension ModifierType {
    public enum Blur: AttributeModifierType {
        public static let attribute = ModifierAttribute<(radius: CGFloat, isOpaque: Bool)>(
            "Blur", reads: [.record("blur") { ["radius": $0.radius, "isOpaque": $0.isOpaque] }],
            forms: [
                .form(.required("radius", CGFloat.self), .defaulted("opaque", false)) { ($0, $1) }
            ])
    }

    public var blur: ModifierReader<(radius: CGFloat, isOpaque: Bool)> { .init(ModifierType.Blur.self) }
}
