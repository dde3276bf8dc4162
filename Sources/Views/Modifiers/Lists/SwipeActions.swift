/// Offers actions at the side of a row, for a swipe.
public nonisolated struct _SwipeActionsModifier<Content: View>: DescribedModifier {
    public typealias Described = ViewType.SwipeActions

    public let properties: ViewType.SwipeActions.Properties
    let content: Content

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
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
                .action(of: self) { actions, node, _ in
                    try node.tapFirstAction(allowsFullSwipe: actions.allowsFullSwipe)
                }
            }
        }

        public static let kind = Kind(
            "SwipeActions", role: .modifier, arity: .multiple,
            members: [
                .attribute("edge", SwipeActions.self) { $0.edge },
                .attribute("allowsFullSwipe", SwipeActions.self) { $0.allowsFullSwipe },
                .call("fullSwipe", \Properties.fullSwipe),
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

extension Node {
    fileprivate func tapFirstAction(allowsFullSwipe: Bool) throws {
        guard allowsFullSwipe else {
            throw InspectionError.notSupported("a full swipe does nothing here: allowsFullSwipe is false")
        }
        guard let button = firstNode(where: { $0.kind === ViewType.Button.kind }) else {
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

extension ModifierReaders {
    /// The actions at the side of the row; the index counts those that were added from 0.
    public var swipeActions: ModifierSubtree<ViewType.SwipeActions> { .init() }
}
