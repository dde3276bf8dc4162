/// Views side by side, between which a person moves the borders.
public nonisolated struct HSplitView<Content: View>: ContainerView {
    public typealias Described = ViewType.HSplitView

    public let content: Content

    /// Makes one with this content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension ViewType {
    public enum HSplitView: KnownViewType, MultipleViewContent {
        public static let kind: Kind = .container("HSplitView") { content in
            Views.HSplitView { content }
        }
    }
}

extension ViewType.Kinds { public var hSplitView: KindReference<ViewType.HSplitView> { .init() } }
