/// A view that shows the first of its children that fits.
///
/// All the views are its children. On a named screen, only the one that the layout shows is on the screen; without one nothing
/// is laid out, and all of them are.
public nonisolated struct ViewThatFits<Content: View>: ContainerView {
    public typealias Described = ViewType.ViewThatFits

    public let properties: ViewType.ViewThatFits.Properties
    public let content: Content

    /// Creates a view that considers the given axes.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        properties = .init(axes: axes)
        self.content = content()
    }
}

extension ViewThatFits: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { FittingLayout(axes: properties.axes) }
}

extension ViewType {
    public enum ViewThatFits: KnownViewType, MultipleViewContent {
        public struct Properties: Sendable {
            /// The directions in which room is asked for.
            public let axes: Axis.Set
        }

        public static let kind: Kind = .container(
            "ViewThatFits", members: [.attribute("axes", \Properties.axes)],
            facets: [.arranging(.fitting), .showsOneThatFits],
            .defaulted("axes", Axis.Set([.horizontal, .vertical]))
        ) { content, axes in Views.ViewThatFits(in: axes) { content } }
    }
}

extension ViewType.Kinds { public var viewThatFits: KindReference<ViewType.ViewThatFits> { .init() } }
