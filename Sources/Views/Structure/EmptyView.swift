/// A view with no content.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
    public typealias Described = ViewType.EmptyView

    public init() {}
}

extension ViewType {
    /// A view with no content.
    public enum EmptyView: KnownViewType {
        public static let kind = Kind("EmptyView", forms: [DynamicForm { Views.EmptyView() }])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `EmptyView`.
    public var emptyView: KindReference<ViewType.EmptyView> { .init() }
}

extension ViewBuilder {
    /// Shows nothing where there are no statements.
    public static func buildBlock() -> EmptyView { EmptyView() }
}
