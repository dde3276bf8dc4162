/// Gives a list or a table a menu for the rows that are chosen.
public nonisolated struct _SelectionContextMenuModifier<I: Hashable, Menu: View>: DescribedModifier {
    public typealias Described = ViewType.SelectionContextMenu

    let menu: (Set<I>) -> Menu
    public let properties: ViewType.SelectionContextMenu.Properties

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        let node = visitor.node
        // Documented for contextMenu(forSelectionType:menu:primaryAction:): the empty set is for the empty area of the list.
        let items = { [weak node, menu] in menu(node?.parent?.chosenItems(of: I.self) ?? []) }
        // The list is described after its modifiers, so that the menu isn't made before it is opened or looked into.
        guard node.isOffering.value else { return visitor.deferred(.content, items) }
        visitor.offering(.presented) { $0.content(items()) }
    }
}

extension Node {
    /// The selection of the list or table that the view is, or that is inside it.
    fileprivate func chosenItems<I: Hashable>(of type: I.Type) -> Set<I> {
        func selection(of node: Node) -> Selection? {
            (try? node.properties(of: ViewType.List.self))?.selection
                ?? (try? node.properties(of: ViewType.Table.self))?.selection
        }
        let owner = firstNode { selection(of: $0) != nil }
        guard let chosen = owner.flatMap({ selection(of: $0) })?.read() else { return [] }
        if let items = chosen.base as? Set<I> { return items }
        return (chosen.base as? I).map { [$0] } ?? []
    }
}

extension ViewType {
    /// A context menu for the rows that are chosen in a list or a table.
    public enum SelectionContextMenu: KnownViewType, KnownModifierType, MultipleViewContent {
        public struct Properties {
            let primaryAction: (@MainActor (Node) -> Void)?

            /// Opens the menu for the rows that are chosen, as holding one of them does. A button in it closes it.
            public var open: ViewCall<Void, Void> {
                .action(as: "opened", by: .longPress) { node, _ in node.isOffering.value = true }
            }
            /// Closes the menu, as a tap beside it does.
            public var close: ViewCall<Void, Void> { .closing }
            /// Whether the menu is open.
            public var isOpen: ViewCall<Void, Bool> { .init { node, _ in node.isOffering.value } }
            /// Does what a double tap or the return key does with the rows that are chosen.
            /// - Throws: `InspectionError.callbackNotFound` where there is no primary action.
            public var callPrimaryAction: ViewCall<Void, Void> {
                .action(of: primaryAction) { action, node, _ in
                    let action = try callback(action, "primaryAction", of: "contextMenu")
                    if let owner = node.parent { action(owner) }
                }
            }

            init<I: Hashable>(_ action: ((Set<I>) -> Void)?) {
                if let action {
                    let action = MainThreadOnly(action)
                    primaryAction = { action.value($0.chosenItems(of: I.self)) }
                } else {
                    primaryAction = nil
                }
            }
        }

        public static let kind = modifier(
            arity: .multiple,
            members: [
                .call("open", \Properties.open), .call("close", \Properties.close),
                .call("isOpen", \Properties.isOpen).usually(false),
                .call("callPrimaryAction", \Properties.callPrimaryAction),
            ],
            facets: [ContextMenu.closed, .menu(opensWith: nil), .offersRows],
            forms: [
                DynamicForm(
                    .required("menu", DynamicContentMaker.self), .optional("primaryAction", DynamicFunctionValue.self)
                ) { menu, action in scripted(menu, action?.function) }
            ])
    }
}

extension ViewType.SelectionContextMenu {
    /// The modifier of a script, whose functions are given a list of what is chosen.
    @MainActor private static func scripted(
        _ menu: DynamicContentMaker, _ action: (any DynamicFunction)?
    ) -> _SelectionContextMenuModifier<AnyHashable, DynamicContent> {
        let primaryAction = action.map { action -> (Set<AnyHashable>) -> Void in
            { chosen in
                let chosen = MainThreadOnly(chosen)
                MainActor.assumeIsolated { action.callKeepingFailure([chosen.value.listed]) }
            }
        }
        return _SelectionContextMenuModifier(
            menu: { chosen in
                let chosen = MainThreadOnly(chosen)
                return MainActor.assumeIsolated { MainThreadOnly(content(of: menu, for: chosen.value)) }.value
            }, properties: .init(primaryAction))
    }

    @MainActor private static func content(of menu: DynamicContentMaker, for chosen: Set<AnyHashable>) -> DynamicContent
    {
        (try? menu.make([chosen.listed])) ?? DynamicContent([])
    }
}

extension Set<AnyHashable> {
    /// The values as a list for a script.
    @MainActor fileprivate var listed: DynamicValue { .list(map(\.scriptValue.dynamicValue)) }
}

extension View {
    /// Gives a list or a table a menu for the rows that are chosen. `menu` is given their tags or identities, which are none
    /// where nothing is chosen; `primaryAction` is done by a double tap or the return key.
    public nonisolated func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        modifier(_SelectionContextMenuModifier(menu: menu, properties: .init(primaryAction)))
    }
}

extension ModifierType {
    /// The menu for the rows that are chosen.
    public var selectionContextMenu: ModifierSubtree<ViewType.SelectionContextMenu> { .init() }
}
