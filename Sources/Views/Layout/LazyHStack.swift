import Foundation

/// A row that creates its children as they scroll into sight.
///
/// Nothing scrolls without a screen, so that all children are created.
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

extension LazyHStack: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout {
        LazyStackLayout(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: properties.alignment),
            spacing: properties.spacing)
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
