extension View {
    /// Sets the help of the view, shown while a pointer rests on it.
    @TextOverloads
    public nonisolated func help(_ text: Text) -> some View { labeling(ModifierType.Help.self, text) }
}

extension ModifierType {
    public enum Help: LabelingModifierType {
        // On a screen, it is seen only while a pointer rests on the view.
        public static let kind = labeling("Help", facets: [.apart], isFound: true)
    }

    public var help: ModifierSubtree<ViewType.Text> { .init(call: "help") }
}
