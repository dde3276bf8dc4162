/// A row of a grid, with one view in each column.
public nonisolated struct GridRow<Content: View>: ContainerView {
    public typealias Described = ViewType.GridRow

    public let properties: ViewType.GridRow.Properties
    public let content: Content

    /// Makes a row; `alignment` says where its views stand, nil for where the grid puts them.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        properties = .init(alignment: alignment)
        self.content = content()
    }
}

extension ViewType {
    public enum GridRow: KnownViewType, MultipleViewContent {
        public struct Properties: Sendable {
            /// The alignment of its views; nil for that of the grid.
            public let alignment: VerticalAlignment?
        }

        public static let kind: Kind = .container(
            "GridRow", members: [.attribute("alignment", \Properties.alignment)],
            facets: [.gridRow { (try? $0.properties(of: GridRow.self))?.alignment }],
            .optional("alignment", VerticalAlignment.self)
        ) { content, alignment in Views.GridRow(alignment: alignment) { content } }
    }
}

extension ViewType.Kinds { public var gridRow: KindReference<ViewType.GridRow> { .init() } }
