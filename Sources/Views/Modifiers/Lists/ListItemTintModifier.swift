extension ModifierType {
    /// Sets the color of what stands out in a row of a list.
    public enum ListItemTint: AttributeModifierType {
        /// What it notes; nil for the usual color.
        public typealias Value = Views.ListItemTint?
        public static let kind = attribute(
            "ListItemTint",
            reads: [
                .record("listItemTint", Self.self) {
                    let tint = try shown($0)
                    return ["color": tint.color, "isFixed": tint.isFixed]
                }
            ],
            forms: [
                form(.optional("tint", Color.self, positional: true), .defaulted("isFixed", true)) { color, isFixed in
                    color.map { isFixed ? .fixed($0) : .preferred($0) }
                }
            ])

        /// The color. Throws where it is the usual one, or a gray.
        @Sendable fileprivate static func shown(_ value: Value) throws -> (color: Color, isFixed: Bool) {
            guard let tint = value, let color = tint.color else {
                throw InspectionError.attributeNotFound(label: "color", type: "listItemTint")
            }
            return (color, tint.isFixed)
        }
    }
}

extension View {
    /// Sets the color of what stands out in the row, which stays whatever the system's settings are; nil is the
    /// usual one.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        attribute(ModifierType.ListItemTint.self, tint.map { .fixed($0) })
    }

    /// Sets the color of what stands out in the row; nil is the usual one.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
        attribute(ModifierType.ListItemTint.self, tint)
    }
}

extension ModifierReaders {
    /// The color of what stands out in this row, and whether it stays whatever the system's settings are. Throws
    /// `InspectionError.attributeNotFound` where a modifier gives none.
    public var listItemTint: ModifierReader<(color: Color, isFixed: Bool)> {
        .init(ModifierType.ListItemTint.self) { try ModifierType.ListItemTint.shown($0) }
    }
}
