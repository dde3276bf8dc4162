/// A part of a list or form, with something above and below it.
public nonisolated struct Section<Parent, Content, Footer> {
    public let properties = ViewType.Section.Properties()
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    public typealias Described = ViewType.Section

    /// Makes one with this content, with a header or footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// The form of older source.
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        if !(header is EmptyView) { visitor.child(.header, header) }
        visitor.content(content)
        if !(footer is EmptyView) { visitor.child(.footer, footer) }
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Makes one with this content, with a header or footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }

    /// The form of older source.
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Makes one with this content, with a header or footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }

    /// The form of older source.
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Makes one with this content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Makes one labelled with a text that may be translated, with this content.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Makes one labelled with a string as it is, with this content.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Slot {
    /// What stands above a section.
    static let header = Slot("header")
    /// What stands below a section.
    static let footer = Slot("footer")
}

extension ViewType {
    public enum Section: KnownViewType, MultipleViewContent {
        public struct Properties: Sendable {
            /// What stands above it.
            public var header: SlotReference<ViewType.ClassifiedView> { .init(.header) }
            /// What stands below it.
            public var footer: SlotReference<ViewType.ClassifiedView> { .init(.footer) }
        }

        public static let kind = Kind(
            "Section", arity: .multiple, slots: [.header, .footer],
            forms: [
                DynamicForm(.content, .optionalView("header"), .optionalView("footer")) { content, header, footer in
                    Views.Section(
                        content: { content }, header: { if let header { header } }, footer: { if let footer { footer } }
                    )
                }
            ])
    }
}

extension ViewType.Kinds { public var section: KindReference<ViewType.Section> { .init() } }
