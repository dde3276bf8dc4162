/// Controls that belong together, such as settings.
public nonisolated struct Form<Content: View>: PrimitiveView {
    /// The kind that describes it.
    public typealias Described = ViewType.Form

    let content: Content

    /// Makes one with this content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Hands its children to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
    }
}

extension ViewType {
    /// Controls that belong together.
    public enum Form: KnownViewType, MultipleViewContent {
        /// The description of the kind.
        public static let kind = Kind(
            "Form", arity: .multiple, summary: "Controls that belong together, such as settings.",
            forms: [DynamicForm(.content) { content in ViewTree.Form { content } }])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `Form`.
    public var form: KindReference<ViewType.Form> { .init() }
}
