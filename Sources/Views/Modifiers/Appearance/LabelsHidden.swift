extension View {
    /// Hides the labels of the controls in the view. Assistive technologies still read them.
    public nonisolated func labelsHidden() -> some View { attribute(ModifierType.LabelsHidden.self) }
}

extension ModifierType {
    public enum LabelsHidden: AttributeModifierType {
        public static let attribute = ModifierAttribute<Void>(
            "LabelsHidden", reads: [.reading("labelsHidden") { node, value in (try? value(node)) != nil }],
            forms: [.form {}])
    }

    /// Whether the view hides the labels of its controls.
    public var labelsHidden: ModifierReader<Bool> { .init(presenceOf: ModifierType.LabelsHidden.self) }
}
