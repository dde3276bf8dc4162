/// A view that shows nothing.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
    public typealias Described = ViewType.EmptyView

    public init() {}
}

extension EmptyView: SubviewContainer {
    @MainActor package func visitSubviews(_ subviews: inout SubviewList) {}
}

extension ViewType {
    public enum EmptyView: KnownViewType {
        public static let kind = Kind("EmptyView", facets: [.blank()], forms: [DynamicForm { Views.EmptyView() }])
    }
}

extension ViewType.Kinds { public var emptyView: KindReference<ViewType.EmptyView> { .init() } }

extension ViewBuilder {
    /// Shows nothing where there are no statements.
    public static func buildBlock() -> EmptyView { EmptyView() }
}
