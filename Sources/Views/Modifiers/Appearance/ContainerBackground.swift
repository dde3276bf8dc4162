/// The containers that may have a background.
public nonisolated enum ContainerBackgroundPlacement: Hashable, CaseIterable, Sendable, NamedValues {
    /// The page of a navigation stack.
    case navigation
    /// The columns of a split view.
    case navigationSplitView
    /// A page of a tab view.
    case tabView
    /// The window.
    case window
    /// A widget.
    case widget
}

extension ViewType {
    /// The background of the container that a view is in.
    public enum ContainerBackground: KnownViewType, KnownModifierType, SingleViewContent, MultipleViewContent {
        public struct Properties: Sendable {
            /// The container with the background.
            public let placement: ContainerBackgroundPlacement
            /// The alignment of the background.
            public let alignment: Alignment
        }

        public static let kind = modifier(
            arity: .single,
            members: [
                .attribute("placement", \Properties.placement), .attribute("alignment", \Properties.alignment),
            ],
            forms: [
                DynamicForm(
                    .view("content"), .required("placement", ContainerBackgroundPlacement.self),
                    .defaulted("alignment", Alignment.center)
                ) { content, placement, alignment in
                    _SubtreeModifier(
                        ViewType.ContainerBackground.self, .init(placement: placement, alignment: alignment), content)
                }
            ])
    }
}

extension View {
    /// Puts a style behind the container that the view is in.
    public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Puts a view behind the container that the view is in.
    public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        subtree(
            ViewType.ContainerBackground.self, .init(placement: container, alignment: alignment), content())
    }
}

extension ModifierType {
    public var containerBackground: ModifierSubtree<ViewType.ContainerBackground> { .init() }
}
