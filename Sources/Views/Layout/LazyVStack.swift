import Foundation

/// A view that puts its children one below the other in a column, made when they are needed.
///
/// There is no screen here: all children are made.
public nonisolated struct LazyVStack<Content: View>: ContainerView {
    public typealias Described = ViewType.LazyVStack

    public let properties: ViewType.LazyVStack.Properties
    public let content: Content

    /// Makes a column; `spacing` is in points, nil for the system's usual distance.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        properties = .init(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension ViewType {
    /// Puts its children one below the other in a column, made when they are needed.
    public enum LazyVStack: KnownViewType, MultipleViewContent {
        public typealias Properties = LazyStackProperties<HorizontalAlignment>

        public static let kind = lazyStack(
            "LazyVStack", alignment: HorizontalAlignment.center
        ) { content, alignment, spacing, pinnedViews in
            Views.LazyVStack(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) { content }
        }
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `LazyVStack`.
    public var lazyVStack: KindReference<ViewType.LazyVStack> { .init() }
}
