import Foundation

/// A row that creates its children as they scroll into sight.
///
/// All children are in the tree, to be found. On a screen, `onAppear`, `onDisappear` and `task` of those that something scrolls
/// wait for them to come into sight.
public nonisolated struct LazyHStack<Content: View>: ContainerView {
    public typealias Described = ViewType.LazyHStack

    public let properties: ViewType.LazyHStack.Properties
    public let content: Content

    /// Creates a row. `spacing` is in points; nil stands for the default distance.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        properties = .init(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension LazyHStack: ArrangedView, LazyContainer {
    package func layout(in place: LayoutPlace) -> any Layout {
        LazyStackLayout(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: properties.alignment),
            spacing: properties.spacing
        ).pinning(properties.pinnedViews)
    }
}

extension ViewType {
    public enum LazyHStack: KnownViewType, MultipleViewContent {
        public typealias Properties = LazyStackProperties<VerticalAlignment>

        public static let kind = lazyStack(
            "LazyHStack", alignment: VerticalAlignment.center, make: Views.LazyHStack.init)
    }
}

extension ViewType.Kinds { public var lazyHStack: KindReference<ViewType.LazyHStack> { .init() } }
