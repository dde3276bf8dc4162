/// An item of the system's in a toolbar, in a place of the app's choice.
public nonisolated struct DefaultToolbarItem: ToolbarContent {
    /// There is no body: the toolbar takes it apart itself.
    public typealias Body = Never

    let kind: ToolbarDefaultItemKind
    let placement: ToolbarItemPlacement

    /// Creates an item of the system's. The toolbar has it in its place; what the system shows, such as the field of a search,
    /// stays where it is.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
    }

    @MainActor public func _visitItems(_ visitor: inout ToolbarVisitor) {
        ToolbarItem(placement: placement) { _DefaultToolbarItemView(properties: .init(itemKind: kind)) }
            ._visitItems(&visitor)
    }
}

/// Stands in the tree for an item of the system's in a toolbar. It takes no room.
public nonisolated struct _DefaultToolbarItemView: PrimitiveView {
    public typealias Described = ViewType.DefaultToolbarItem

    public let properties: ViewType.DefaultToolbarItem.Properties
}

extension ViewType {
    /// An item of the system's in a toolbar.
    public enum DefaultToolbarItem: KnownViewType {
        public struct Properties: Sendable {
            /// What the item is.
            public let itemKind: ToolbarDefaultItemKind
        }

        public static let kind = Kind(
            "DefaultToolbarItem", members: [.attribute("itemKind", \Properties.itemKind)],
            forms: [
                DynamicForm(.required("kind", ToolbarDefaultItemKind.self)) {
                    _DefaultToolbarItemView(properties: .init(itemKind: $0))
                }
            ])
    }
}
