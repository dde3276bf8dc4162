extension ModifierType {
    /// Lays out the options of radio groups side by side.
    public enum HorizontalRadioGroupLayout: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "HorizontalRadioGroupLayout",
            members: [Member("horizontalRadioGroupLayout") { try ModifierType().horizontalRadioGroupLayout($0) }],
            forms: [.form { true }])
    }

    /// Whether this view lays out the options of its radio groups side by side.
    public var horizontalRadioGroupLayout: ModifierReader<Bool> {
        .init { (try? $0.attribute(ModifierType.HorizontalRadioGroupLayout.self)) ?? false }
    }
}

extension View {
    /// Lays out the options of the radio groups in this view side by side.
    public nonisolated func horizontalRadioGroupLayout() -> some View {
        attribute(ModifierType.HorizontalRadioGroupLayout.self, true)
    }
}
