import Foundation

extension View {
    /// Draws the view at an offset to the right and down, in points; its layout stays as it is.
    public nonisolated func offset(_ offset: CGSize) -> some View { attribute(ModifierType.Offset.self, offset) }

    /// Draws the view at an offset to the right and down, in points; its layout stays as it is.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        attribute(ModifierType.Offset.self, CGSize(width: x, height: y))
    }
}

extension ModifierType {
    public enum Offset: AttributeModifierType {
        public static let attribute = ModifierAttribute<CGSize>(
            "Offset", reads: [.reading("offset") { $0 }],
            forms: [
                .form(.defaulted("x", 0.0, positional: true), .defaulted("y", 0.0, positional: true)) {
                    CGSize(width: $0, height: $1)
                },
                .form(.required("offset", CGSize.self)) { $0 },
            ])
    }

    public var offset: ModifierReader<CGSize> { .init(ModifierType.Offset.self) }
}

extension ModifierType.Offset: ArrangedAttribute {
    package static func layoutRole(_ value: CGSize, in place: LayoutPlace) -> LayoutRole? {
        .arranging(OffsetLayout(offset: value))
    }
}
