/// A row of views with movable dividers.
public nonisolated struct HSplitView<Content: View>: ContainerView {
    public typealias Described = ViewType.HSplitView

    public let content: Content

    /// Creates a split view with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension HSplitView: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { HStackLayout(spacing: 0) }
}

extension ViewType {
    public enum HSplitView: KnownViewType, MultipleViewContent {
        public static let kind: Kind = .container("HSplitView") { content in
            Views.HSplitView { content }
        }
    }
}

extension ViewType.Kinds { public var hSplitView: KindReference<ViewType.HSplitView> { .init() } }
