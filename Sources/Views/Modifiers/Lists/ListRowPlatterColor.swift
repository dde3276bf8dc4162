extension ModifierType {
    /// Sets the color of what a row of a list stands on; nil is the usual one.
    public enum ListRowPlatterColor: AttributeModifierType {
        public typealias Value = Color?
        public static let kind = attribute(
            "ListRowPlatterColor", reads: [.reading("listRowPlatterColor", Self.self) { $0 }],
            forms: [
                form(.optional("color", Color.self, positional: true)) { $0 }
            ])
    }
}

extension View {
    /// Sets the color of what a row of a list stands on; nil is the usual one.
    public nonisolated func listRowPlatterColor(_ color: Color?) -> some View {
        attribute(ModifierType.ListRowPlatterColor.self, color)
    }
}

extension ModifierReaders {
    /// The color of what a modifier lets this row stand on; nil for the usual one.
    public var listRowPlatterColor: ModifierReader<Color?> {
        .init(ModifierType.ListRowPlatterColor.self)
    }
}
