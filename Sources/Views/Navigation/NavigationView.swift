/// A stack of screens, as in older source.
public nonisolated struct NavigationView<Content: View>: ContainerView {
    public typealias Described = ViewType.NavigationView

    public let properties = NavigationPages()
    public let content: Content

    fileprivate init(content: Content) {
        self.content = content
    }

    /// Creates a navigation view with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.withBars { $0.content(content) }
    }
}

extension NavigationView: PagesView {
    @MainActor package func bars(in place: LayoutPlace) -> (layout: any Layout, parts: [BarPart]) {
        PageBars(of: place.node).arranged(in: place)
    }
}

extension ViewType {
    public enum NavigationView: KnownViewType, MultipleViewContent {
        public typealias Properties = NavigationPages

        public static let kind: Kind = .container(
            "NavigationView", members: [.back], slots: [.backButton],
            facets: [
                .arranging(.pages), .showsPages, .takesTouches, .leftByDrag, .drawingPageBars, .shows(for: .navigation),
                .opaque(),
            ],
            calling: Calling(ends: ["backButton": "SystemButton"], isOnlyChildPlain: true)
        ) {
            Views.NavigationView<DynamicContent>(content: $0)
        }
    }
}

extension ViewType.Kinds { public var navigationView: KindReference<ViewType.NavigationView> { .init() } }
