extension View {
    /// Fixes the view at its ideal size.
    public nonisolated func fixedSize() -> some View { attribute(ModifierType.FixedSize.self, (true, true)) }

    /// Fixes the view at its ideal width, its ideal height, or both.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        attribute(ModifierType.FixedSize.self, (horizontal, vertical))
    }
}

extension ModifierType {
    public enum FixedSize: AttributeModifierType {
        public static let attribute = ModifierAttribute<(horizontal: Bool, vertical: Bool)>(
            "FixedSize",
            reads: [
                .record("fixedSize") { ["horizontal": $0.horizontal, "vertical": $0.vertical] }
            ],
            forms: [
                .form { (true, true) },
                .form(.required("horizontal", Bool.self), .required("vertical", Bool.self)) { ($0, $1) },
            ])
    }

    public var fixedSize: ModifierReader<(horizontal: Bool, vertical: Bool)> { .init(ModifierType.FixedSize.self) }
}

extension ModifierType.FixedSize: ArrangedAttribute {
    package static func layoutRole(_ value: (horizontal: Bool, vertical: Bool), in place: LayoutPlace) -> LayoutRole? {
        .arranging(FixedSizeLayout(horizontal: value.horizontal, vertical: value.vertical))
    }
}
