/// A line that separates views.
public nonisolated struct Divider: PrimitiveView, Sendable {
    public typealias Described = ViewType.Divider

    public init() {}
}

extension Divider: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { LeafLayout.divider(place.pixel, in: place.axis) }
}

extension ViewType {
    public enum Divider: KnownViewType {
        public static let kind = Kind(
            "Divider", facets: [.separatesRows, .drawingDivider], forms: [DynamicForm { Views.Divider() }])
    }
}

extension ViewType.Kinds { public var divider: KindReference<ViewType.Divider> { .init() } }
