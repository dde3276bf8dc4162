/// Controls that belong together, such as settings.
public nonisolated struct Form<Content: View>: PrimitiveView {
    public typealias Described = ViewType.Form

    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
    }
}

extension ViewType {
    /// Controls that belong together.
    public enum Form: KnownViewType, MultipleViewContent {
        public static let kind = Kind(
            "Form", arity: .multiple, summary: "Controls that belong together, such as settings.",
            forms: [DynamicForm(.content) { content in ViewTree.Form { content } }])
    }
}

extension ViewType.Kinds {
    public var form: KindReference<ViewType.Form> { .init() }
}
