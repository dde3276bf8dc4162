extension ModifierType {
    /// Sets the space between a row of a list and its content; nil is the usual one.
    public enum ListRowInsets: AttributeModifierType {
        public typealias Value = EdgeInsets?
        public static let kind = attribute(
            "ListRowInsets", reads: [.reading("listRowInsets", Self.self) { $0 }],
            forms: [
                form(.optional("insets", EdgeInsets.self, positional: true)) { $0 }
            ])
    }
}

extension View {
    /// Sets the space between a row of a list and its content; nil is the usual one.
    public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
        attribute(ModifierType.ListRowInsets.self, insets)
    }
}

extension ModifierReaders {
    /// The space that a modifier puts between this row and its content. Throws `InspectionError.attributeNotFound`
    /// where it asks for the usual one.
    public var listRowInsets: ModifierReader<EdgeInsets> {
        .init(ModifierType.ListRowInsets.self) {
            guard let insets = $0 else {
                throw InspectionError.attributeNotFound(label: "insets", type: "listRowInsets")
            }
            return insets
        }
    }
}
