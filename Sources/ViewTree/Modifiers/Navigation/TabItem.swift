/// Gives a screen its tab.
public nonisolated struct _TabItemModifier<Label: View>: DescribedModifier {
    /// The kind that describes it.
    public typealias Described = ViewType.TabItem

    let label: Label

    /// What can be read of it, apart from its children.
    public var properties: Void { () }

    /// Hands its children to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(label)
    }
}

extension ViewType {
    /// What stands on the tab of a screen.
    public enum TabItem: KnownViewType, KnownModifierType, MultipleViewContent {
        /// The description of the kind.
        public static let kind = Kind(
            "TabItem", role: .modifier, arity: .multiple, summary: "Gives a screen its tab.",
            forms: [DynamicForm(.content) { _TabItemModifier(label: $0) }])
    }
}

extension View {
    /// Says what stands on the tab of this screen.
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(_TabItemModifier(label: label()))
    }
}

extension ModifierReaders {
    /// What stands on the tab of this screen.
    public var tabItem: ModifierSubtree<ViewType.ClassifiedView> { .init(call: "tabItem") }
}
