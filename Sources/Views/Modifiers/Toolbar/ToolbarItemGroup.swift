/// Several views in a toolbar that stand in one place.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    /// There is no body: the toolbar takes it apart itself.
    public typealias Body = Never

    let properties: ViewType.Toolbar.ItemGroup.Properties
    let content: Content

    /// Creates a group of views.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        properties = .init(placement: placement)
        self.content = content()
    }

    @MainActor public func _visitItems(_ visitor: inout ToolbarVisitor) {
        visitor.add(_ToolbarGroupView(properties: properties, content: content))
    }
}

extension ToolbarItemGroup {
    /// Creates a group of views, with a label for the menu that they are in where the toolbar has no space for them.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent(content: content(), label: label()) }
    }
}

/// Views of a toolbar with a label for the group of them.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View, LabeledContentPair {
    let content: Content
    let label: Label

    /// The views.
    public var body: some View { content }
}

/// Stands in the tree for a group of items of a toolbar.
public nonisolated struct _ToolbarGroupView<Content: View>: PrimitiveView {
    public typealias Described = ViewType.Toolbar.ItemGroup

    public let properties: ViewType.Toolbar.ItemGroup.Properties
    let content: Content

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.followPlacement(properties.placement)
        let labeled = content as? any LabeledContentPair
        if let label = labeled?.anyLabel { visitor.child(.label, DynamicContent([label])) }
        visitor.content(DynamicContent([labeled?.anyContent ?? content]))
    }
}

extension ViewType.Toolbar {
    /// Several views in a toolbar that stand in one place.
    public enum ItemGroup: KnownViewType, MultipleViewContent {
        public struct Properties: LabeledProperties, Sendable {
            /// Its placement.
            public let placement: ToolbarItemPlacement

            init(placement: ToolbarItemPlacement) {
                self.placement = placement
            }
        }

        public static let kind = Kind(
            "ToolbarItemGroup", call: "itemGroup", arity: .multiple,
            members: [.attribute("placement", \Properties.placement)], slots: [.label],
            facets: [.leftOutOfClosedMenu], calling: Calling(isOnlyChildPlain: true),
            forms: [
                DynamicForm(.content, .defaulted("placement", ToolbarItemPlacement.automatic)) { content, placement in
                    _ToolbarGroupView(properties: .init(placement: placement), content: content)
                }
            ])
    }
}
