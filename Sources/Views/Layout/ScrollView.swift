/// A view that scrolls its content.
public nonisolated struct ScrollView<Content: View>: ContainerView {
    public typealias Described = ViewType.ScrollView

    public let properties: ViewType.ScrollView.Properties
    /// The scrolled content.
    public var content: Content

    /// Creates a scroll view with the given content.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        properties = .init(axes: axes, showsIndicators: showsIndicators)
        self.content = content()
    }
}

extension ScrollView: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        ScrollLayout(axes: properties.axes, place.scrolledContent())
    }
}

extension ViewType {
    public enum ScrollView: KnownViewType, SingleViewContent, MultipleViewContent {
        public struct Properties: Sendable {
            /// The directions in which the content can be moved.
            public let axes: Axis.Set
            /// Whether bars show how far it was moved.
            public let showsIndicators: Bool
            /// The distance of the content from the sides by itself. Only other modifiers change that: it is 0.
            public var contentInsets: EdgeInsets { EdgeInsets() }
        }

        public static let kind: Kind = .container(
            "ScrollView", arity: .single,
            members: [
                .attribute("axes", \Properties.axes), .attribute("showsIndicators", \Properties.showsIndicators),
                .attribute("contentInsets", \Properties.contentInsets),
            ],
            facets: [.scrolled, .scrolledByDrag, .leftOut(of: .all), .namesSpace { $0.isScrollView(named: $1) }],
            .defaulted("axes", Axis.Set.vertical),
            .defaulted("showsIndicators", true)
        ) { content, axes, showsIndicators in Views.ScrollView(axes, showsIndicators: showsIndicators) { content } }
    }
}

extension ViewType.Kinds { public var scrollView: KindReference<ViewType.ScrollView> { .init() } }

extension Node {
    /// Whether the view scrolls, and is what `.scrollView` or `.scrollView(axis:)` means.
    fileprivate func isScrollView(named name: AnyHashable) -> Bool {
        guard let properties = try? properties(of: ViewType.ScrollView.self) else { return false }
        if let axis = name.base as? Axis {
            return properties.axes.contains(axis == .horizontal ? .horizontal : .vertical)
        }
        return name == NamedCoordinateSpace.scrollView.name
    }
}
