extension View {
    /// Hides the labels of the controls in the view. Assistive technologies still read them.
    public nonisolated func labelsHidden() -> some View { attribute(ModifierType.LabelsHidden.self) }
}

extension ModifierType {
    public enum LabelsHidden: AttributeModifierType {
        public static let attribute = ModifierAttribute<Void>(
            "LabelsHidden", reads: [.reading("labelsHidden") { node, _ in node.labelsHidden }], forms: [.form {}])
    }

    /// Whether the view, or one around it, hides the labels of controls.
    public var labelsHidden: ModifierReader<Bool> { .init { $0.labelsHidden } }
}

extension Node {
    /// Whether the view, or one around it, hides the labels of controls.
    package var labelsHidden: Bool { inheritedAttribute(ModifierType.LabelsHidden.self) != nil }
}
