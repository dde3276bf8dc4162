import Foundation

extension ModifierType {
    /// Blurs a view: the radius is in points.
    public enum Blur: AttributeModifierType {
        public typealias Value = (radius: CGFloat, isOpaque: Bool)
        public static let kind = attribute(
            "Blur", reads: [.record("blur", Self.self) { ["radius": $0.radius, "isOpaque": $0.isOpaque] }],
            forms: [
                form(.required("radius", CGFloat.self), .defaulted("opaque", false)) { ($0, $1) }
            ])
    }
}

extension View {
    /// Blurs the view over a radius in points. An opaque view stays solid up to its sides.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        attribute(ModifierType.Blur.self, (radius, opaque))
    }
}

extension ModifierReaders {
    /// How a modifier of this view blurs it.
    public var blur: ModifierReader<(radius: CGFloat, isOpaque: Bool)> {
        .init(ModifierType.Blur.self)
    }
}
