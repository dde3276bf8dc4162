/// A stack of screens, as in older source.
public nonisolated struct NavigationView<Content: View>: ContainerView {
    public typealias Described = ViewType.NavigationView

    public let content: Content

    /// Creates a navigation view with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ViewType {
    public enum NavigationView: KnownViewType, MultipleViewContent {
        public static let kind: Kind = .container("NavigationView") { content in
            Views.NavigationView { content }
        }
    }
}

extension ViewType.Kinds { public var navigationView: KindReference<ViewType.NavigationView> { .init() } }
