/// Controls that belong together, such as settings.
public nonisolated struct Form<Content: View>: ContainerView {
    /// The kind that describes it.
    public typealias Described = ViewType.Form

    /// What it holds.
    public let content: Content

    /// Makes one with this content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ViewType {
    /// Controls that belong together.
    public enum Form: KnownViewType, MultipleViewContent {
        /// The description of the kind.
        public static let kind: Kind = .container("Form", "Controls that belong together, such as settings.") {
            content in
            ViewTree.Form { content }
        }
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `Form`.
    public var form: KindReference<ViewType.Form> { .init() }
}
