extension View {
    /// Sets the text that a person types to select the view in a collection; nil for none.
    public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
        labeling(ModifierType.TypeSelectEquivalent.self, text ?? Text(verbatim: ""))
    }

    /// Sets the text that a person types to select the view in a collection.
    @TextOverloads public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }
}

extension ModifierType {
    @LabelingModifier public var typeSelectEquivalent: ModifierSubtree<ViewType.Text>
}
