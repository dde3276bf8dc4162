import Foundation

/// A vertically growing grid that creates its views as they scroll into sight.
///
/// All views are in the tree, to be found. On a screen, `onAppear`, `onDisappear` and `task` of those that something scrolls
/// wait for them to come into sight.
public nonisolated struct LazyVGrid<Content: View>: ContainerView {
    public typealias Described = ViewType.LazyVGrid

    public let properties: ViewType.LazyVGrid.Properties
    public let content: Content

    /// Makes a grid of these columns; `spacing` is between what is made one after the other, in points.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        properties = .init(columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }
}

extension LazyVGrid: ArrangedView, LazyContainer {
    package func layout(in place: LayoutPlace) -> any Layout {
        LazyGridLayout(
            axis: .vertical, items: properties.columns,
            alignment: Alignment(horizontal: properties.alignment, vertical: .center), spacing: properties.spacing)
    }
}

extension ViewType {
    public enum LazyVGrid: KnownViewType, MultipleViewContent {
        public struct Properties: Sendable {
            /// The columns: their widths, and the distances between them.
            public let columns: [GridItem]
            /// The alignment of the grid across the direction in which it grows.
            public let alignment: HorizontalAlignment
            /// The distance in the direction in which it grows in points, nil for the system's usual one.
            public let spacing: CGFloat?
            /// Which views stay in sight while the grid is scrolled.
            public let pinnedViews: PinnedScrollableViews
        }

        public static let kind = Kind(
            "LazyVGrid", arity: .multiple,
            members: [
                .attribute("columns", \Properties.columns), .attribute("alignment", \Properties.alignment),
                .attribute("spacing", \Properties.spacing), .attribute("pinnedViews", \Properties.pinnedViews),
            ],
            forms: [
                DynamicForm(
                    .named("columns", [GridItem].self), .content, .defaulted("alignment", HorizontalAlignment.center),
                    .optional("spacing", CGFloat.self), .defaulted("pinnedViews", PinnedScrollableViews())
                ) { columns, content, alignment, spacing, pinnedViews in
                    Views.LazyVGrid(
                        columns: columns, alignment: alignment, spacing: spacing, pinnedViews: pinnedViews
                    ) { content }
                }
            ])
    }
}

extension ViewType.Kinds { public var lazyVGrid: KindReference<ViewType.LazyVGrid> { .init() } }
