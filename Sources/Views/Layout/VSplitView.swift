/// A column of views with movable dividers.
public nonisolated struct VSplitView<Content: View>: ContainerView {
    public typealias Described = ViewType.VSplitView

    public let content: Content

    /// Creates a split view with the given content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension VSplitView: ArrangedView {
    package func layout(in place: LayoutPlace) -> any Layout { VStackLayout(spacing: 0) }
}

extension ViewType {
    public enum VSplitView: KnownViewType, MultipleViewContent {
        public static let kind: Kind = .container("VSplitView") { content in
            Views.VSplitView { content }
        }
    }
}

extension ViewType.Kinds { public var vSplitView: KindReference<ViewType.VSplitView> { .init() } }
