import Foundation

/// A horizontally growing grid that creates its views as they scroll into sight.
///
/// All views are in the tree, to be found. On a screen, `onAppear`, `onDisappear` and `task` of those that something scrolls
/// wait for them to come into sight.
public nonisolated struct LazyHGrid<Content: View>: ContainerView {
    public typealias Described = ViewType.LazyHGrid

    public let properties: ViewType.LazyHGrid.Properties
    public let content: Content

    /// Makes a grid of these rows; `spacing` is between what is made one after the other, in points.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        properties = .init(rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension LazyHGrid: ArrangedView, LazyContainer {
    package func layout(in place: LayoutPlace) -> any Layout {
        LazyGridLayout(
            axis: .horizontal, items: properties.rows,
            alignment: Alignment(horizontal: .center, vertical: properties.alignment), spacing: properties.spacing)
    }
}

extension ViewType {
    public enum LazyHGrid: KnownViewType, MultipleViewContent {
        public struct Properties: Sendable {
            /// The rows: their heights, and the distances between them.
            public let rows: [GridItem]
            /// The alignment of the grid across the direction in which it grows.
            public let alignment: VerticalAlignment
            /// The distance in the direction in which it grows in points, nil for the system's usual one.
            public let spacing: CGFloat?
            /// Which views stay in sight while the grid is scrolled.
            public let pinnedViews: PinnedScrollableViews
        }

        public static let kind = Kind(
            "LazyHGrid", arity: .multiple,
            members: [
                .attribute("rows", \Properties.rows), .attribute("alignment", \Properties.alignment),
                .attribute("spacing", \Properties.spacing), .attribute("pinnedViews", \Properties.pinnedViews),
            ],
            forms: [
                DynamicForm(
                    .named("rows", [GridItem].self), .content, .defaulted("alignment", VerticalAlignment.center),
                    .optional("spacing", CGFloat.self), .defaulted("pinnedViews", PinnedScrollableViews())
                ) { rows, content, alignment, spacing, pinnedViews in
                    Views.LazyHGrid(
                        rows: rows, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews
                    ) { content }
                }
            ])
    }
}

extension ViewType.Kinds { public var lazyHGrid: KindReference<ViewType.LazyHGrid> { .init() } }
