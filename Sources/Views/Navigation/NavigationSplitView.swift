/// Which columns of a split view are shown.
public enum NavigationSplitViewVisibility: Hashable, CaseIterable, Codable, Sendable, NamedValues {
    /// As the space allows.
    case automatic
    /// All columns.
    case all
    /// The two columns that matter most: content and detail, or sidebar and detail where there is no content.
    case doubleColumn
    /// The detail alone.
    case detailOnly

    public static var dynamicName: String { "column visibility" }
}

/// A column of a split view.
public enum NavigationSplitViewColumn: Hashable, Sendable {
    /// The first one.
    case sidebar
    /// The one in the middle.
    case content
    /// The last one.
    case detail
}

/// Two or three columns, each of which selects the content of the next.
///
/// On a named screen that is narrow there is one at a time: the first until something is selected in its list.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    public typealias Described = ViewType.NavigationSplitView

    public let properties: ViewType.NavigationSplitView.Properties
    let sidebar: Sidebar
    /// Nil where there are two columns.
    let content: Content?
    let detail: Detail

    init(
        visibility: Binding<NavigationSplitViewVisibility>?, compact: Binding<NavigationSplitViewColumn>? = nil,
        _ sidebar: Sidebar, _ content: Content?, _ detail: Detail
    ) {
        properties = .init(visibility: visibility, compact: compact)
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    /// Creates a navigation split view of three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(visibility: nil, sidebar(), content(), detail())
    }

    /// Creates a navigation split view of three columns; the binding says which are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(visibility: columnVisibility, sidebar(), content(), detail())
    }

    /// Creates a navigation split view of three columns; a binding says which one is shown where there is space for one
    /// only.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(visibility: nil, compact: preferredCompactColumn, sidebar(), content(), detail())
    }

    /// Creates a navigation split view of three columns; bindings say which are shown, also where there is space for
    /// one only.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(visibility: columnVisibility, compact: preferredCompactColumn, sidebar(), content(), detail())
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        // Unverified: all columns are made from the start, also those that a collapsed split view doesn't show yet.
        visitor.withBars { visitor in
            visitor.child(.sidebar, sidebar)
            if let content { visitor.content(content) }
            visitor.child(.detail, detail)
        }
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Creates a navigation split view of two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(visibility: nil, sidebar(), nil, detail())
    }

    /// Creates a navigation split view of two columns; the binding says which are shown.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(visibility: columnVisibility, sidebar(), nil, detail())
    }

    /// Creates a navigation split view of two columns; a binding says which one is shown where there is space for one
    /// only.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(visibility: nil, compact: preferredCompactColumn, sidebar(), nil, detail())
    }

    /// Creates a navigation split view of two columns; bindings say which are shown, also where there is space for one
    /// only.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(visibility: columnVisibility, compact: preferredCompactColumn, sidebar(), nil, detail())
    }
}

extension NavigationSplitView: PagesView {
    @MainActor package func bars(in place: LayoutPlace) -> (layout: any Layout, parts: [BarPart]) {
        let layout = SplitLayout(place)
        return (layout, layout.columns.flatMap(\.parts))
    }
}

extension Slot {
    /// The first column of a split view.
    static let sidebar = Slot("sidebarView")
    /// The last column of a split view.
    static let detail = Slot("detailView")
}

extension ViewType {
    public enum NavigationSplitView: KnownViewType, MultipleViewContent {
        public struct Properties {
            let visibility: Binding<NavigationSplitViewVisibility>?
            let compact: Binding<NavigationSplitViewColumn>?

            /// The first column.
            public var sidebarView: SlotReference<ViewType.ClassifiedView> { .init(.sidebar) }
            /// The last column.
            public var detailView: SlotReference<ViewType.ClassifiedView> { .init(.detail) }
            /// Which columns are shown.
            public var columnVisibility: NavigationSplitViewVisibility { visibility?.wrappedValue ?? .automatic }
            /// Which column is shown where there is space for one only.
            public var preferredCompactColumn: NavigationSplitViewColumn { compact?.wrappedValue ?? .sidebar }
            /// Goes back to the column below, as the back button does where there is space for one column only: nothing is
            /// selected there then.
            ///
            /// Throws `InspectionError.notSupported` where the first column is shown, or all are.
            public var back: ViewCall<Void, Void> { .action { node, _ in try node.goBack() } }
            /// The button in the bar of a page above another that goes back, on a screen. It reads the title of the page below.
            public var backButton: SlotReference<ViewType.SystemButton> { .init(.backButton) }
        }

        public static let kind = Kind(
            "NavigationSplitView", arity: .multiple,
            members: [
                .attribute("columnVisibility", NavigationSplitView.self) { $0.columnVisibility },
                .call("back", \Properties.back),
            ],
            slots: [.sidebar, .detail, .backButton],
            facets: [
                .drawingPageBars, .arranging(.columns), .showsPages, .showsColumns, .takesTouches, .leftByDrag,
                .shows(for: .navigation),
                .opaque(),
            ],
            calling: Calling(ends: ["backButton": "SystemButton"], containers: ["detailView"]),
            forms: [
                DynamicForm(
                    .view("sidebar"), .view("detail"), .optionalView("content"),
                    .optional("columnVisibility", Binding<NavigationSplitViewVisibility>.self)
                ) { sidebar, detail, content, visibility in
                    Views.NavigationSplitView(visibility: visibility, sidebar, content, detail)
                }
            ])
    }
}

extension ViewType.Kinds { public var navigationSplitView: KindReference<ViewType.NavigationSplitView> { .init() } }
