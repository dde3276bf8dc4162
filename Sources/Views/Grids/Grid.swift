import Foundation

/// A grid of rows with common columns.
public nonisolated struct Grid<Content: View>: ContainerView {
    public typealias Described = ViewType.Grid

    public let properties: ViewType.Grid.Properties
    public let content: Content

    /// Makes a grid of rows; distances are in points, nil for the system's usual ones.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        properties = .init(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

extension Grid: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout {
        GridLayout(
            alignment: properties.alignment, horizontalSpacing: properties.horizontalSpacing,
            verticalSpacing: properties.verticalSpacing)
    }
}

extension ViewType {
    public enum Grid: KnownViewType, MultipleViewContent {
        public struct Properties: Sendable {
            /// The alignment of the views in their cells.
            public let alignment: Alignment
            /// The distance between columns in points, nil for the system's usual one.
            public let horizontalSpacing: CGFloat?
            /// The distance between rows in points, nil for the system's usual one.
            public let verticalSpacing: CGFloat?
        }

        public static let kind: Kind = .container(
            "Grid",
            members: [
                .attribute("alignment", \Properties.alignment),
                .attribute("horizontalSpacing", \Properties.horizontalSpacing),
                .attribute("verticalSpacing", \Properties.verticalSpacing),
            ],
            .defaulted("alignment", Alignment.center), .optional("horizontalSpacing", CGFloat.self),
            .optional("verticalSpacing", CGFloat.self)
        ) { content, alignment, horizontal, vertical in
            Views.Grid(alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical) { content }
        }
    }
}

extension ViewType.Kinds { public var grid: KindReference<ViewType.Grid> { .init() } }
