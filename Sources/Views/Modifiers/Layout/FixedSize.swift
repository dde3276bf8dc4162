extension ModifierType {
    /// Gives a view the size that suits it best, whatever room there is.
    public enum FixedSize: AttributeModifierType {
        public typealias Value = (horizontal: Bool, vertical: Bool)
        public static let kind = attribute(
            "FixedSize",
            reads: [
                .record("fixedSize", Self.self) { ["horizontal": $0.horizontal, "vertical": $0.vertical] }
            ],
            forms: [
                form { (true, true) },
                form(.required("horizontal", Bool.self), .required("vertical", Bool.self)) { ($0, $1) },
            ])
    }
}

extension View {
    /// Gives the view the size that suits it best, whatever room there is.
    public nonisolated func fixedSize() -> some View {
        attribute(ModifierType.FixedSize.self, (true, true))
    }

    /// Gives the view the width that suits it best, or the height, or both, whatever room there is.
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        attribute(ModifierType.FixedSize.self, (horizontal, vertical))
    }
}

extension ModifierReaders {
    /// Which ways a modifier of this view gives it the size that suits it best.
    public var fixedSize: ModifierReader<(horizontal: Bool, vertical: Bool)> {
        .init(ModifierType.FixedSize.self)
    }
}
