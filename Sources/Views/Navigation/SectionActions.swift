extension ViewType {
    public enum SectionActions: KnownModifierType, MultipleViewContent {
        public static let kind = views()
    }
}

extension View {
    /// Adds actions to a section, which stand at its end.
    public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        subtree(ViewType.SectionActions.self, (), content())
    }
}

extension ModifierType {
    /// The views with the actions of the section.
    public var sectionActions: ModifierSubtree<ViewType.SectionActions> { .init() }
}
