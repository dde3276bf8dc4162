extension View {
    /// Sets the text that a person types to select the view in a collection; nil for none.
    public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
        labeling(ModifierType.TypeSelectEquivalent.self, text ?? Text(verbatim: ""))
    }

    /// Sets the text that a person types to select the view in a collection.
    public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Sets the text that a person types to select the view in a collection.
    @_disfavoredOverload
    public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }
}

extension ModifierType {
    public enum TypeSelectEquivalent: LabelingModifierType {
        public static let kind = labeling("TypeSelectEquivalent")
    }

    public var typeSelectEquivalent: ModifierSubtree<ViewType.Text> { .init(call: "typeSelectEquivalent") }
}
