extension View {
    /// Sets the help of the view, shown while a pointer rests on it.
    @TextOverloads
    public nonisolated func help(_ text: Text) -> some View { labeling(ModifierType.Help.self, text) }
}

extension ModifierType {
    @LabelingModifier public var help: ModifierSubtree<ViewType.Text>
}
