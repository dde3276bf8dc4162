extension ModifierType {
    /// Has the options of radio groups stand side by side.
    public enum HorizontalRadioGroupLayout: AttributeModifierType {
        /// Whether they do: there is no way to say that they don't.
        public typealias Value = Bool
        public static let kind = attribute(
            "HorizontalRadioGroupLayout",
            reads: [Member("horizontalRadioGroupLayout") { try ModifierReaders().horizontalRadioGroupLayout($0) }],
            forms: [form { true }])
    }
}

extension View {
    /// Has the options of the radio groups in the view stand side by side.
    public nonisolated func horizontalRadioGroupLayout() -> some View {
        attribute(ModifierType.HorizontalRadioGroupLayout.self, true)
    }
}

extension ModifierReaders {
    /// Whether the view has the options of its radio groups stand side by side.
    public var horizontalRadioGroupLayout: ModifierReader<Bool> {
        .init { (try? $0.attribute(ModifierType.HorizontalRadioGroupLayout.self)) ?? false }
    }
}
