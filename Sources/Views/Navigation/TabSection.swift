/// Several tabs with a header, which stand together in a sidebar.
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue: Hashable> {
    let header: Header
    let content: Content
    let footer: Footer
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, Content.TabValue == SelectionValue {
    /// The type of the values by which the tabs are selected.
    public typealias TabValue = SelectionValue
    /// There is no body: the tab view takes the content apart itself.
    public typealias Body = Never

    @MainActor public func _visitTabs(_ visitor: inout TabVisitor) {
        visitor.add(
            _TabSectionView(
                header: header is EmptyView ? nil : header, content: DynamicContent(tabs: content, visitor.traits)))
    }
}

extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
    /// Creates a section of tabs under a header.
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
    /// Creates a section of tabs.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, Content.TabValue == SelectionValue {
    /// Creates a section of tabs with a localized header.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }
}

/// Stands in the tree for a section of tabs.
nonisolated struct _TabSectionView<Header: View>: PrimitiveView {
    typealias Described = ViewType.TabSection

    let header: Header?
    let content: DynamicContent

    @MainActor func visitChildren(_ visitor: inout ChildVisitor) {
        if let header { visitor.child(.header, header) }
        visitor.content(content)
    }

    var properties: ViewType.TabSection.Properties { .init() }
}

extension ViewType {
    public enum TabSection: MultipleViewContent {
        public struct Properties: Sendable {
            /// The header.
            public var header: SlotReference<ViewType.ClassifiedView> { .init(.header) }
        }

        public static let kind = Kind(
            "TabSection", arity: .multiple, slots: [.header], facets: [.inTabs(.section)],
            forms: [
                DynamicForm(.content, .optionalView("header")) { content, header in
                    _TabSectionView(header: header, content: content)
                }
            ])
    }
}

extension ViewType.Kinds { public var tabSection: KindReference<ViewType.TabSection> { .init() } }
