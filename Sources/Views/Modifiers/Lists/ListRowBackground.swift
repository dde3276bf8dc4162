extension View {
    /// Sets the view behind the row of a list; nil is the default.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        subtree(ViewType.ListRowBackground.self, (), view)
    }
}

extension ViewType {
    public enum ListRowBackground: KnownViewType, KnownModifierType {
        public static let kind: Kind = .subtree(
            "ListRowBackground", ListRowBackground.self, view: "view", facets: [.drawingRowBackground])
    }
}

extension ModifierType {
    public var listRowBackground: ModifierSubtree<ViewType.ClassifiedView> { .init(call: "listRowBackground") }
}
