/// A group of views, which takes modifiers for all of them.
public nonisolated struct Group<Content> {
    let content: Content

    init(content: Content) {
        self.content = content
    }
}

extension Group: View, PrimitiveView where Content: View {
    public typealias Body = Never
    public typealias Described = ViewType.Group

    /// Creates a group with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
    }
}

extension Group: SubviewContainer where Content: View {
    @MainActor package func visitSubviews(_ subviews: inout SubviewList) { subviews.content(content) }
}

extension ViewType {
    public enum Group: KnownViewType, MultipleViewContent {
        public static let kind = Kind(
            "Group", arity: .multiple, facets: [.standsForContent],
            // A group may hold other things than views, so that its content's type has to be said.
            forms: [
                DynamicForm(.content) { content in
                    Views.Group(content: { content }) as Views.Group<DynamicContent>
                }
            ])
    }
}

extension ViewType.Kinds { public var group: KindReference<ViewType.Group> { .init() } }
