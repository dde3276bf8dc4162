/// Several views in a toolbar that stand in one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    /// There is no body: the toolbar takes it apart itself.
    public typealias Body = Never

    let properties: ViewType.Toolbar.ItemGroup.Properties
    let content: Content

    /// Makes one of views.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        properties = .init(placement: placement)
        self.content = content()
    }

    @MainActor public func _visitItems(_ visitor: inout ToolbarVisitor) {
        visitor.add(_ToolbarGroupView(properties: properties, content: content))
    }
}

/// Stands in the tree for a group of items of a toolbar.
public nonisolated struct _ToolbarGroupView<Content: View>: ContainerView {
    public typealias Described = ViewType.Toolbar.ItemGroup

    public let properties: ViewType.Toolbar.ItemGroup.Properties
    public let content: Content
}

extension ViewType.Toolbar {
    /// Several views in a toolbar that stand in one place.
    public enum ItemGroup: KnownViewType, MultipleViewContent {
        public struct Properties: Sendable {
            /// Its placement.
            public let placement: ToolbarItemPlacement

            init(placement: ToolbarItemPlacement) {
                self.placement = placement
            }
        }

        public static let kind = Kind(
            "ToolbarItemGroup", call: "itemGroup", arity: .multiple,
            members: [.attribute("placement", \Properties.placement)],
            forms: [
                DynamicForm(.content, .defaulted("placement", ToolbarItemPlacement.automatic)) { content, placement in
                    _ToolbarGroupView(properties: .init(placement: placement), content: content)
                }
            ])
    }
}
