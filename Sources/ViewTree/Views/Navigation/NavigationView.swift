/// Screens that links lead to, as older source has them.
public nonisolated struct NavigationView<Content: View>: PrimitiveView {
    public typealias Described = ViewType.NavigationView

    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
    }
}

extension ViewType {
    /// Screens that links lead to. Guide: Navigation Links.
    public enum NavigationView: KnownViewType, MultipleViewContent {
        public static let kind = Kind(
            "NavigationView", arity: .multiple, summary: "Screens that links lead to, as older source has them.",
            forms: [DynamicForm(.content) { content in ViewTree.NavigationView { content } }])
    }
}

extension ViewType.Kinds {
    public var navigationView: KindReference<ViewType.NavigationView> { .init() }
}
