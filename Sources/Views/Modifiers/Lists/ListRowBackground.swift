extension ViewType {
    /// Puts a view behind a row of a list.
    public enum ListRowBackground: KnownViewType, KnownModifierType {
        public static let kind: Kind = .subtree(
            "ListRowBackground", ListRowBackground.self, view: "view")
    }
}

extension View {
    /// Puts a view behind the row of a list; nil leaves the usual one there.
    public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
        subtree(ViewType.ListRowBackground.self, (), view)
    }
}

extension ModifierReaders {
    /// What stands behind this row.
    public var listRowBackground: ModifierSubtree<ViewType.ClassifiedView> { .init(call: "listRowBackground") }
}
