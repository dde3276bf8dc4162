/// Hides the labels of controls; they keep their words for those who can't see them.
public nonisolated struct _LabelsHiddenModifier: PrimitiveModifier, Equatable {
    public var kind: Kind { ModifierType.LabelsHidden.kind }
}

extension ModifierType {
    /// Hides the labels of controls.
    public enum LabelsHidden: KnownModifierType {
        public static let kind = Kind(
            "LabelsHidden", role: .modifier,
            members: [Member("labelsHidden") { try ModifierReaders().labelsHidden($0) }],
            forms: [DynamicForm { _LabelsHiddenModifier() }])
    }
}

extension View {
    /// Hides the labels of the controls in the view.
    public nonisolated func labelsHidden() -> some View {
        modifier(_LabelsHiddenModifier())
    }
}

extension ModifierReaders {
    /// Whether the view hides the labels of its controls.
    public var labelsHidden: ModifierReader<Bool> { .init { !$0.modifiers(_LabelsHiddenModifier.self).isEmpty } }
}
