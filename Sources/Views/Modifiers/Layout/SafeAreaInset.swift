import Foundation

/// Puts a view beside another, which gives way to it.
public nonisolated struct _SafeAreaInsetModifier<Content: View>: DescribedModifier {
    public typealias Described = ViewType.SafeAreaInset

    public let properties: ViewType.SafeAreaInset.Properties
    let content: Content

    init(_ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ content: Content) {
        properties = .init(regions: .container, spacing: spacing, edge: edge, alignment: alignment)
        self.content = content
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(content)
    }
}

extension ViewType {
    public enum SafeAreaInset: KnownViewType, KnownModifierType, SingleViewContent, MultipleViewContent {
        public struct Properties: Sendable {
            /// The content beside which the inset is.
            public let regions: SafeAreaRegions
            /// The distance between the views in points, nil for the system's usual one.
            public let spacing: CGFloat?
            /// The side on which it stands.
            public let edge: Edge
            /// Where the view stands along its side.
            package let alignment: Alignment
        }

        public static let kind = modifier(
            arity: .single,
            members: [
                .attribute("regions", \Properties.regions), .attribute("spacing", \Properties.spacing),
                .attribute("edge", SafeAreaInset.self) { Edge.Set($0.edge) },
                .attribute("alignment", \Properties.alignment),
            ],
            forms: [
                DynamicForm(
                    .required("edge", Edge.Set.self), .view("content"), .defaulted("alignment", Alignment.center),
                    .optional("spacing", CGFloat.self)
                ) { edges, content, alignment, spacing in
                    guard let edge = Edge.allCases.first(where: { Edge.Set($0) == edges }) else {
                        throw ArgumentError.wrongType(
                            argument: "edge", expected: "one edge", found: edges.dynamicValue.summary)
                    }
                    return _SafeAreaInsetModifier(edge, alignment, spacing, content)
                }
            ])
    }
}

extension View {
    /// Puts a view above or below this one, which gives way to it; `spacing` is in points.
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        inset(edge.edge, Alignment(horizontal: alignment, vertical: .center), spacing, content())
    }

    /// Puts a view before or behind this one, which gives way to it; `spacing` is in points.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        inset(edge.edge, Alignment(horizontal: .center, vertical: alignment), spacing, content())
    }

    private nonisolated func inset<V: View>(
        _ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, _ content: V
    ) -> some View {
        modifier(_SafeAreaInsetModifier(edge, alignment, spacing, content))
    }
}

extension ModifierType {
    public var safeAreaInset: ModifierSubtree<ViewType.SafeAreaInset> { .init() }
}

extension _SafeAreaInsetModifier: ArrangedModifier {
    package func layoutRole(in place: LayoutPlace) -> LayoutRole? {
        .inset(properties.edge, properties.alignment, spacing: properties.spacing)
    }
}
