/// Offers actions at the side of a row, for a swipe.
public nonisolated struct _SwipeActionsModifier<Content: View>: DescribedModifier {
    public typealias Described = ViewType.SwipeActions

    public let properties: ViewType.SwipeActions.Properties
    let content: Content

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.offering(.inPlace) { $0.content(content) }
    }
}

extension ViewType {
    public enum SwipeActions: KnownViewType, KnownModifierType, MultipleViewContent {
        /// The properties of the actions.
        public struct Properties: Sendable {
            /// The side at which they come.
            public let edge: HorizontalEdge
            /// Whether a long swipe carries out the first of them.
            public let allowsFullSwipe: Bool

            /// Swipes all the way, which carries out the first action. Throws `InspectionError.notSupported` where a long
            /// swipe does nothing, `viewNotFound` where there is no button.
            public var fullSwipe: ViewCall<Void, Void> {
                .action(by: .drag, of: self) { actions, node, _ in
                    try node.parent?.bringIntoSight("swiped")
                    try node.graph.reachingEverything {
                        try node.tapFirstAction(allowsFullSwipe: actions.allowsFullSwipe)
                    }
                }
            }
        }

        public static let kind = modifier(
            arity: .multiple,
            members: [
                .attribute("edge", SwipeActions.self) { $0.edge },
                .attribute("allowsFullSwipe", SwipeActions.self) { $0.allowsFullSwipe },
                .call("fullSwipe", \Properties.fullSwipe),
            ],
            ownerMembers: [
                .call("swipe", \ModifierType.swipe, .defaulted("edge", HorizontalEdge.trailing, positional: true))
            ],
            facets: [
                .rowActions,
                .arranging(
                    Arrangement(shown: { $0.isOffering.value ? $0.childrenInPlace : [] }) { hidden, actions in
                        let edge = (try? actions.properties(of: SwipeActions.self))?.edge ?? .trailing
                        return .init(
                            "among the \(edge) swipe actions of a row",
                            because: "it is a swipe action of the row: row:swipe(\"\(edge)\") shows it")
                    }),
                // Commonly known: only the rows of a list are swiped.
                .needs(.rows, "a row with swipe actions"),
            ],
            forms: [
                DynamicForm(
                    .content, .defaulted("edge", HorizontalEdge.trailing), .defaulted("allowsFullSwipe", true)
                ) { content, edge, allowsFullSwipe in
                    _SwipeActionsModifier(
                        properties: .init(edge: edge, allowsFullSwipe: allowsFullSwipe), content: content)
                }
            ])
    }
}

/// The row whose swipe actions are shown.
private final class SwipedRow {
    weak var actions: Node?
    weak var list: Node?

    /// Commonly known: swiping one row closes the actions of another.
    @MainActor func end() {
        actions?.isOffering.value = false
        list?.endDeletion()
        (actions, list) = (nil, nil)
    }
}

extension Graph {
    /// The row whose swipe actions, or whose "Delete", are shown; nil where none is.
    package var swipedRowLook: SwipedRowLook? {
        guard let swiped = knownCompanion(SwipedRow.self) else { return nil }
        if let list = swiped.list, let row = list.swipedRow {
            return SwipedRowLook(content: row, buttons: list.children(in: .systemButton), edge: .trailing)
        }
        guard let actions = swiped.actions, actions.isAttached, actions.isOffering.untracked, let row = actions.parent,
            let edge = (try? actions.properties(of: ViewType.SwipeActions.self))?.edge
        else { return nil }
        return SwipedRowLook(content: row, buttons: actions.buttonsOfRow, edge: edge)
    }

    /// Takes the swipe actions of the row away that shows some.
    func closeSwipedRow() { knownCompanion(SwipedRow.self)?.end() }
}

extension Node {
    /// The swipe actions of the row that the view stands in, the nearest first.
    private var allSwipeActions: some Sequence<Node> {
        placesOnPage.lazy.flatMap { $0.modifiers.compactMap(\.node) }
            .filter(\.kind.offersRowActions)
    }

    /// Whether the row that the view stands in has swipe actions.
    var hasSwipeActions: Bool { allSwipeActions.contains { _ in true } }

    /// Whether the view itself has swipe actions.
    var hasOwnSwipeActions: Bool { modifiers.contains(where: \.kind.offersRowActions) }

    /// The swipe actions at an edge of the row that the view stands in; nil where there are none.
    func swipeActions(at edge: HorizontalEdge) -> Node? {
        // Unverified: which of two sets of swipe actions on one edge is shown; here the one nearest to the content.
        allSwipeActions.first { (try? $0.properties(of: ViewType.SwipeActions.self))?.edge == edge }
    }

    /// Shows the swipe actions at an edge of the row that the view stands in, and takes those of another row away.
    func swipeRow(from edge: HorizontalEdge) throws {
        try checkSwiping()
        let swiped = graph.companion(SwipedRow.init)
        guard let actions = swipeActions(at: edge) else {
            // Documented for onDelete(perform:): it adds the deletion by a swipe to the rows. Documented for swipeActions: rows
            // that have some no longer get it.
            if !hasSwipeActions, edge == .trailing, let list = try? offerDeletion() {
                if swiped.list !== list { swiped.end() }
                swiped.list = list
                return
            }
            let others = hasSwipeActions ? "it has some at the other edge" : "it has none at all"
            throw InspectionError.notSupported("\(headline) is in no row with \(edge) swipe actions; \(others)")
        }
        try actions.checkContainer(of: self, "swiped")
        swiped.end()
        swiped.actions = actions
        actions.isOffering.value = true
    }

    /// The buttons in what swipe actions have, in order.
    fileprivate var buttonsOfRow: [Node] {
        childrenInPlace.flatMap { $0.kind.isActionButton ? [$0] : $0.buttonsOfRow }
    }

    /// Carries out the first of these swipe actions.
    func tapFirstAction(allowsFullSwipe: Bool) throws {
        guard allowsFullSwipe else {
            throw InspectionError.notSupported("a full swipe does nothing here: allowsFullSwipe is false")
        }
        // Documented for allowsFullSwipe: a full swipe performs the first action.
        guard let button = firstNode(where: \.kind.isActionButton) else {
            throw InspectionError.viewNotFound(parent: "Button")
        }
        try button.tap()
    }
}

extension View {
    /// Offers actions at a side of the row; a long swipe carries out the first one, unless that is turned off.
    public nonisolated func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        modifier(
            _SwipeActionsModifier(
                properties: .init(edge: edge, allowsFullSwipe: allowsFullSwipe), content: content()))
    }
}

extension ModifierType {
    /// The actions at the side of the row; the index counts those that were added from 0.
    public var swipeActions: ModifierSubtree<ViewType.SwipeActions> { .init() }
    /// Swipes the row that the view is in, from an edge: its swipe actions come, and those of another row go. At the trailing edge
    /// of a row with `onDelete` and without swipe actions, "Delete" comes.
    ///
    /// Throws `InspectionError.notSupported` where the row has none at the edge.
    public var swipe: ViewCall<HorizontalEdge, Void> {
        .action(as: "swiped", by: .drag) { node, edge in try node.swipeRow(from: edge) }
    }
}
