import Foundation

/// A column that creates its children as they scroll into sight.
///
/// All children are in the tree, to be found. On a screen, `onAppear`, `onDisappear` and `task` of those that something scrolls
/// wait for them to come into sight.
public nonisolated struct LazyVStack<Content: View>: ContainerView {
    public typealias Described = ViewType.LazyVStack

    public let properties: ViewType.LazyVStack.Properties
    public let content: Content

    /// Creates a column. `spacing` is in points; nil stands for the default distance.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        properties = .init(alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension LazyVStack: ArrangedView, LazyContainer {
    package func layout(in place: LayoutPlace) -> any Layout {
        LazyStackLayout(
            axis: .vertical, alignment: Alignment(horizontal: properties.alignment, vertical: .center),
            spacing: properties.spacing
        ).pinning(properties.pinnedViews)
    }
}

extension ViewType {
    public enum LazyVStack: KnownViewType, MultipleViewContent {
        public typealias Properties = LazyStackProperties<HorizontalAlignment>

        public static let kind = lazyStack(
            "LazyVStack", alignment: HorizontalAlignment.center, make: Views.LazyVStack.init)
    }
}

extension ViewType.Kinds { public var lazyVStack: KindReference<ViewType.LazyVStack> { .init() } }
