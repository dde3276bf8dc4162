/// A view that shows one of several screens, chosen by tabs.
///
/// On the screen there is the chosen one, with the items of all tabs. A screen is made, appears and runs its tasks when it is
/// first chosen; it disappears when another is, keeps its state, and appears again with new tasks afterwards. Where the view is
/// only inspected, all screens are in the tree, and a selection leaves out the others. A view without a selection keeps itself
/// which is chosen; at first it is the first one. In the style `page` the screens are turned by a drag, or by `scroll` along their axis.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    public typealias Described = ViewType.TabView

    public let properties: ViewType.TabView.Properties
    let content: Content

    /// The chosen screen is known by its `tag(_:)`.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        properties = .init(selection: selection.map { Selection($0) })
        self.content = content()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view with these screens; the view itself keeps which is chosen.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

extension TabView: BarredView {
    /// Screens that are pages stand side by side without a bar.
    @MainActor package func bars(in place: LayoutPlace) -> (layout: any Layout, parts: [BarPart]) {
        place.node.following { barsOfChosen(in: place) }
    }

    @MainActor private func barsOfChosen(in place: LayoutPlace) -> (layout: any Layout, parts: [BarPart]) {
        // Commonly known: the page style turns pages by swiping and has no tab bar.
        if let pages = place.node.turnedPages {
            return (PagedLayout(pages: pages.pages, chosen: pages.chosen, axis: pages.axis), [])
        }
        let bar = place.node.hasTabBar && place.pass.hasBars ? BarMetrics.tab : 0
        // Commonly known: a phone moves the fifth of more than five tabs and all after it to "More"; here each has a place.
        let items = bar > 0 ? place.node.itemsInTabBar : []
        return (TabLayout(bar: bar), items.map { BarPart(node: $0, place: .tab) })
    }
}

extension ViewType {
    public enum TabView: MultipleViewContent {
        public struct Properties: SelectingProperties {
            let selection: Selection?

            /// Chooses the screen with a tag, or with the title of its tab. Throws `InspectionError.notSupported` where
            /// there is none.
            public var select: ViewCall<OptionTag, Void> {
                .action(of: selection) { selection, node, tag in try node.selectTab(tag, in: selection) }
            }
            /// The tag of the chosen screen.
            public var selectedValue: ViewCall<Void, Selection?> { .chosen(in: selection) }
        }

        public static let kind = Kind(
            "TabView", arity: .multiple, members: TabView.selectionMembers,
            facets: [
                .drawingTabBar, .arranging(.tabs), .showsTabs, .takesTouches, .turnedByDrag, .shows(for: .tabs),
                .opaque { $0.pageAxis == nil },
            ],
            calling: Calling(setAside: { $0.unchosenTabName }),
            forms: [
                DynamicForm(.content, .optional("selection", Binding<AnyHashable>.self)) { content, selection in
                    Views.TabView<AnyHashable, DynamicContent>(selection: selection) { content }
                }
            ])
    }
}

extension ViewType.Kinds { public var tabView: KindReference<ViewType.TabView> { .init() } }
