/// A view in a toolbar.
public nonisolated struct ToolbarItem<ID, Content: View>: ToolbarContent {
    /// There is no body: the toolbar takes it apart itself.
    public typealias Body = Never

    let properties: ViewType.Toolbar.Item.Properties
    let content: Content

    @MainActor public func _visitItems(_ visitor: inout ToolbarVisitor) {
        visitor.add(_ToolbarItemView(properties: properties, content: content))
    }
}

extension ToolbarItem where ID == () {
    /// Creates an item of a view.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        properties = .init(id: nil, placement: placement, isShownByDefault: nil, content: Content.self)
        self.content = content()
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {
    /// Creates an item of a view, with a name by which people's arrangements know it.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(id: id, placement: placement, showsByDefault: true, content: content)
    }

    /// Creates an item of a view, with a name by which people's arrangements know it. `showsByDefault` says whether it is shown
    /// until people arrange the toolbar.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        properties = .init(id: id, placement: placement, isShownByDefault: showsByDefault, content: Content.self)
        self.content = content()
    }
}

extension ToolbarItem: Identifiable where ID: Hashable {
    /// The name by which people's arrangements know it.
    public var id: ID { properties.id as! ID }
}

/// Stands in the tree for an item of a toolbar.
public nonisolated struct _ToolbarItemView<Content: View>: ContainerView {
    public typealias Described = ViewType.Toolbar.Item

    public let properties: ViewType.Toolbar.Item.Properties
    public let content: Content

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.followPlacement(properties.placement)
        visitor.content(content)
    }
}

extension ChildVisitor {
    /// Makes an item, or a group of items, behave as its placement demands: above the keyboard it comes and goes with the
    /// keyboard, and in the menu of the bar its buttons close the menu.
    @MainActor func followPlacement(_ placement: ToolbarItemPlacement) {
        // Commonly known: items above the keyboard are there while a field has the focus.
        if placement == .keyboard { _ = node.graph.focusKeeper(.keyboard).isAnywhere.value }
        // Commonly known: on iOS secondary actions stand in a menu of their own.
        if placement == .secondaryAction { node.closeBarMenuByChoice() }
    }
}

extension ViewType.Toolbar {
    /// A view in a toolbar.
    public enum Item: KnownViewType, SingleViewContent, MultipleViewContent {
        public struct Properties: Sendable {
            let id: String?
            let isShownByDefault: Bool?
            /// Its placement.
            public let placement: ToolbarItemPlacement

            init(
                id: String?, placement: ToolbarItemPlacement, isShownByDefault: Bool?, content: Any.Type? = nil
            ) {
                self.content = content
                self.id = id
                self.placement = placement
                self.isShownByDefault = isShownByDefault
            }

            /// The name by which people's arrangements know it. Throws `InspectionError.attributeNotFound` where it has
            /// none.
            public var identifier: ViewCall<Void, String> { .attribute("identifier", of: "ToolbarItem", id) }
            /// Whether it is shown until people arrange the toolbar.
            public var showsByDefault: Bool { isShownByDefault ?? true }
            /// The type of what the item shows, nil where that isn't known.
            let content: Any.Type?
        }

        public static let kind = Kind(
            "ToolbarItem", call: "item", arity: .single,
            members: [
                .call("identifier", \Properties.identifier),
                .attribute("placement", \Properties.placement),
                .attribute("showsByDefault", \Properties.showsByDefault),
            ],
            facets: [.leftOutOfClosedMenu],
            calling: Calling(title: { node in
                guard let item = try? node.properties(of: Item.self), let content = item.content else {
                    return node.kind.name
                }
                return "ToolbarItem<\(item.id == nil ? "()" : "String"), \(TypeName.full(of: content))>"
            }),
            forms: [
                DynamicForm(
                    .content, .optional("id", String.self), .defaulted("placement", ToolbarItemPlacement.automatic),
                    .optional("showsByDefault", Bool.self)
                ) { content, id, placement, showsByDefault in
                    _ToolbarItemView(
                        properties: .init(
                            id: id, placement: placement, isShownByDefault: showsByDefault ?? id.map { _ in true }),
                        content: content)
                }
            ])
    }
}
