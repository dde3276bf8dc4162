extension ModifierType {
    public enum ListItemTint: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.ListItemTint?>(
            "ListItemTint",
            reads: [
                .record("listItemTint") {
                    let tint = try shown($0)
                    return ["color": tint.color, "isFixed": tint.isFixed]
                }
            ],
            forms: [
                .form(.optional("tint", Color.self, positional: true), .defaulted("isFixed", true)) { color, isFixed in
                    color.map { isFixed ? .fixed($0) : .preferred($0) }
                }
            ])

        /// The color. Throws where it is the usual one, or a gray.
        @Sendable fileprivate static func shown(_ tint: Views.ListItemTint?) throws -> (color: Color, isFixed: Bool) {
            guard let tint, let color = tint.color else {
                throw InspectionError.attributeNotFound(label: "color", type: "listItemTint")
            }
            return (color, tint.isFixed)
        }
    }

    /// The tint of this row, and whether it is fixed whatever the system's settings. Throws
    /// `InspectionError.attributeNotFound` where it has no color.
    public var listItemTint: ModifierReader<(color: Color, isFixed: Bool)> {
        .init(ModifierType.ListItemTint.self) { try ModifierType.ListItemTint.shown($0) }
    }
}

extension View {
    /// Sets the fixed tint of the content of the row, whatever the system's settings; nil is the default.
    public nonisolated func listItemTint(_ tint: Color?) -> some View {
        attribute(ModifierType.ListItemTint.self, tint.map { .fixed($0) })
    }

    /// Sets the tint of the content of the row; nil is the default.
    public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
        attribute(ModifierType.ListItemTint.self, tint)
    }
}
