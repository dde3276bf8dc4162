/// Gives a screen a toolbar.
public nonisolated struct _ToolbarModifier: DescribedModifier {
    public typealias Described = ViewType.Toolbar

    public let properties: ViewType.Toolbar.Properties
    private let make: @MainActor () -> DynamicContent

    init(_ id: String?, _ make: @escaping @MainActor () -> DynamicContent) {
        properties = .init(identifier: id)
        self.make = make
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(make())
    }
}

extension ViewType {
    public enum Toolbar: KnownViewType, KnownModifierType, MultipleViewContent {
        /// The properties of a toolbar.
        public struct Properties: Sendable {
            /// The name by which people's arrangements know it, nil where it can't be arranged.
            public let identifier: String?
            /// Leads to an item.
            public var item: KindReference<ViewType.Toolbar.Item> { .init() }
            /// Leads to a group of items.
            public var itemGroup: KindReference<ViewType.Toolbar.ItemGroup> { .init() }
        }

        public static let kind = modifier(
            arity: .multiple,
            members: [.attribute("identifier", \Properties.identifier)],
            facets: [.arranging(.toolbar), .inBar(.items)], calling: Calling(item: "toolbar item"),
            forms: [
                DynamicForm(.content, .optional("id", String.self)) { content, id in
                    _ToolbarModifier(id) { content }
                }
            ])
    }
}

extension View {
    /// Gives the screen a toolbar with these items.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let content = MainThreadOnly(content())
        return modifier(_ToolbarModifier(nil) { DynamicContent(toolbar: content.value) })
    }

    /// Gives the screen a toolbar with these items, which people can arrange to their liking.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let content = MainThreadOnly(content())
        return modifier(_ToolbarModifier(id) { DynamicContent(toolbar: content.value) })
    }

    /// Gives the screen a toolbar with a view.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = MainThreadOnly(content())
        return modifier(
            _ToolbarModifier(nil) {
                DynamicContent([_ToolbarGroupView(properties: .init(placement: .automatic), content: content.value)])
            })
    }
}

extension ModifierType {
    public var toolbar: ModifierSubtree<ViewType.Toolbar> { .init() }
}
