/// A menu that comes when a view is held or clicked with the other button.
public nonisolated struct ContextMenu<MenuItems: View> {
    let menuItems: MenuItems

    /// Creates a menu of items.
    public init(@ViewBuilder menuItems: () -> MenuItems) {
        self.menuItems = menuItems()
    }
}

/// Gives a view a menu that comes when it is held.
public nonisolated struct _ContextMenuModifier<MenuItems: View, Preview: View>: DescribedModifier {
    public typealias Described = ViewType.ContextMenu

    let menuItems: MenuItems
    let preview: Preview?

    public let properties = ViewType.ContextMenu.Properties()

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.offering(.presented) {
            $0.content(menuItems)
            if let preview { $0.child(.preview, preview) }
        }
    }
}

extension Slot {
    /// The preview of a view beside its menu.
    static let preview = Slot("preview")
}

extension ViewType {
    public enum ContextMenu: KnownViewType, KnownModifierType, MultipleViewContent {
        /// The properties of a menu.
        public struct Properties: Sendable {
            /// The preview beside the menu. Throws `InspectionError.viewNotFound` where it has none.
            public var preview: SlotReference<ViewType.ClassifiedView> { .init(.preview) }
            /// Opens the menu, as holding the view does. A button in it closes it.
            public var open: ViewCall<Void, Void> {
                .action(as: "opened", by: .longPress) { node, _ in node.isOffering.value = true }
            }
            /// Closes the menu, as a tap beside it does.
            public var close: ViewCall<Void, Void> { .closing }
            /// Whether the menu is open.
            public var isOpen: ViewCall<Void, Bool> { .init { node, _ in node.isOffering.value } }
        }

        /// A menu is on no screen until it is opened.
        static let closed = Facet.arranging(
            Arrangement(shown: { _ in [] }) { _, menu in
                let owner = menu.parent?.headline ?? "a view"
                return .init(
                    "in the context menu of \(owner), which isn't open",
                    because: "the context menu of \(owner) isn't open: element:contextMenu():open() opens it")
            })

        public static let kind = modifier(
            arity: .multiple,
            members: [
                .call("open", \Properties.open),
                .call("close", \Properties.close),
                .call("isOpen", \Properties.isOpen).usually(false),
            ],
            slots: [.preview],
            facets: [closed, .menu(opensWith: .longPress), .offersRows],
            forms: [
                DynamicForm(.content, .optionalView("preview")) { items, preview in
                    _ContextMenuModifier(menuItems: items, preview: preview)
                }
            ])
    }
}

extension View {
    /// Gives the view a menu that comes when it is held.
    public nonisolated func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        modifier(_ContextMenuModifier(menuItems: menuItems(), preview: EmptyView?.none))
    }

    /// Gives the view a menu that comes when it is held, if there is one.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        // Commonly known: nil leaves the view without a menu; here with an empty one.
        modifier(_ContextMenuModifier(menuItems: contextMenu?.menuItems, preview: EmptyView?.none))
    }

    /// Gives the view a menu that comes when it is held, and says what is shown of the view then.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(_ContextMenuModifier(menuItems: menuItems(), preview: preview()))
    }
}

extension ModifierType {
    public var contextMenu: ModifierSubtree<ViewType.ContextMenu> { .init() }
}
