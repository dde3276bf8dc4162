import Foundation

/// A view that puts its children side by side in a row, made when they are needed.
///
/// There is no screen here: all children are made.
public nonisolated struct LazyHStack<Content: View>: ContainerView {
    public typealias Described = ViewType.LazyHStack

    public let properties: ViewType.LazyHStack.Properties
    public let content: Content

    /// Makes a row; `spacing` is in points, nil for the system's usual distance.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        properties = .init(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension ViewType {
    /// Puts its children side by side in a row, made when they are needed.
    public enum LazyHStack: KnownViewType, MultipleViewContent {
        public typealias Properties = LazyStackProperties<VerticalAlignment>

        public static let kind = lazyStack(
            "LazyHStack", alignment: VerticalAlignment.center
        ) { content, alignment, spacing, pinnedViews in
            Views.LazyHStack(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews) { content }
        }
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a `LazyHStack`.
    public var lazyHStack: KindReference<ViewType.LazyHStack> { .init() }
}
