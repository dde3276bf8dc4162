/// A part of a list or form, with a header and a footer.
public nonisolated struct Section<Parent, Content, Footer> {
    public let properties: ViewType.Section.Properties
    let header: Parent
    let content: Content
    let footer: Footer

    init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
        properties = .init(expansion: isExpanded)
        self.header = header
        self.content = content
        self.footer = footer
    }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    public typealias Described = ViewType.Section

    /// Creates a section with the given content and a header or footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates the view as older source does.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        if !(header is EmptyView) { visitor.child(.header, header) }
        visitor.content(content, whileExpanded: properties.expansion(of: visitor.node))
        if !(footer is EmptyView) { visitor.child(.footer, footer) }
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with the given content and a header or footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// Creates the view as older source does.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with the given content and a header or footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// Creates the view as older source does.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section whose content is shown while the binding is true.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
    ) {
        self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized label and the given content.
    @TextOverloads
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section with a localized label, whose content is shown while the binding is true.
    @TextOverloads
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
    }
}

extension ViewType {
    public enum Section: KnownViewType, MultipleViewContent {
        public struct Properties: ExpandingProperties {
            public let expansion: Binding<Bool>?
            public static var isExpandedAtFirst: Bool { true }

            @MainActor public func permanence(of node: Node) -> String? {
                // Documented for SidebarListStyle: the headers of its sections have the indicators. Commonly known: no other style
                // shows them, though a binding collapses the section in any list.
                guard node.isInSidebar else { return "only a List with listStyle(\"sidebar\") has a chevron for it" }
                return node.children(in: .header).allSatisfy(\.isAbsent)
                    ? "it has no header, where the chevron would be" : nil
            }

            @MainActor public func keepsExpansion(_ node: Node) -> Bool { node.isInSidebar }

            /// The header.
            public var header: SlotReference<ViewType.ClassifiedView> { .init(.header) }
            /// The footer.
            public var footer: SlotReference<ViewType.ClassifiedView> { .init(.footer) }
        }

        public static let kind = Kind(
            "Section", arity: .multiple, members: expansionMembers, slots: [.header, .footer],
            facets: [.collapsing("section"), .rows(.section), .drawingSection],
            forms: [
                DynamicForm(.content, .required("isExpanded", Binding<Bool>.self), .optionalView("header")) {
                    content, isExpanded, header in
                    Views.Section(isExpanded: isExpanded) {
                        content
                    } header: {
                        if let header { header }
                    }
                },
                DynamicForm(.content, .optionalView("header"), .optionalView("footer")) { content, header, footer in
                    Views.Section(
                        content: { content }, header: { if let header { header } }, footer: { if let footer { footer } }
                    )
                },
            ])
    }
}

extension ViewType.Kinds { public var section: KindReference<ViewType.Section> { .init() } }

extension Node {
    /// Whether the view is in a list that looks like a sidebar: by its style or, without one, in the first column of a split view.
    fileprivate var isInSidebar: Bool {
        guard placesOnPage.contains(where: { $0.kind.states(TakesListStyle.self) }) else { return false }
        let style = environment[StyleKey<ModifierType.ListStyle>.self]?.style
        if style is SidebarListStyle { return true }
        // Commonly known: a list in the sidebar of a split view has that style by itself. Unverified on a phone.
        return (style == nil || style is DefaultListStyle) && placesOnPage.contains { $0.slot === Slot.sidebar }
    }
}
