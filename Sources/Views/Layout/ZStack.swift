/// A container that places its children one in front of the other.
public nonisolated struct ZStack<Content: View>: ContainerView {
    public typealias Described = ViewType.ZStack

    public let properties: ViewType.ZStack.Properties
    public let content: Content

    /// Creates a pile of views, the last in front.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        properties = .init(alignment: alignment)
        self.content = content()
    }
}

extension ZStack: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { ZStackLayout(alignment: properties.alignment) }
}

extension ViewType {
    public enum ZStack: KnownViewType, MultipleViewContent {
        public struct Properties: Sendable {
            /// The alignment of the children in it.
            public let alignment: Alignment
        }

        public static let kind: Kind = .container(
            "ZStack", members: [.attribute("alignment", \Properties.alignment)], facets: [.overlapping],
            .defaulted("alignment", Alignment.center)
        ) { content, alignment in Views.ZStack(alignment: alignment) { content } }
    }
}

extension ViewType.Kinds { public var zStack: KindReference<ViewType.ZStack> { .init() } }
