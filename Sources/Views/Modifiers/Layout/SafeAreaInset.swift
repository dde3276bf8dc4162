import Foundation

/// Puts a view beside another, which gives way to it.
public nonisolated struct _SafeAreaInsetModifier<Content: View>: DescribedModifier {
    public typealias Described = ViewType.SafeAreaInset

    public let properties: ViewType.SafeAreaInset.Properties
    let content: Content

    init(_ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?, isBar: Bool, _ content: Content) {
        properties = .init(regions: .container, spacing: spacing, edge: edge, isBar: isBar, alignment: alignment)
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
            /// Whether it is a bar, under which content that scrolls blurs.
            public let isBar: Bool
            /// The alignment of the view along its side.
            package let alignment: Alignment
        }

        public static let kind = modifier(
            arity: .single,
            members: [
                .attribute("regions", \Properties.regions), .attribute("spacing", \Properties.spacing),
                .attribute("edge", SafeAreaInset.self) { Edge.Set($0.edge) },
                .attribute("alignment", \Properties.alignment), .attribute("isBar", \Properties.isBar),
            ],
            forms: [
                DynamicForm(
                    .required("edge", Edge.Set.self), .view("content"), .defaulted("alignment", Alignment.center),
                    .optional("spacing", CGFloat.self), .defaulted("isBar", false)
                ) { edges, content, alignment, spacing, isBar in
                    guard let edge = Edge.allCases.first(where: { Edge.Set($0) == edges }) else {
                        throw ArgumentError.wrongType(
                            argument: "edge", expected: "one edge", found: edges.dynamicValue.summary)
                    }
                    return _SafeAreaInsetModifier(edge, alignment, spacing, isBar: isBar, content)
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
        inset(edge, alignment, spacing, content())
    }

    /// Puts a view before or behind this one, which gives way to it; `spacing` is in points.
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        inset(edge, alignment, spacing, content())
    }

    /// Puts a bar above or below the view, which gives way to it; `spacing` is in points.
    ///
    /// It is read as `safeAreaInset` that `isBar`. Content that scrolls isn't blurred below it here.
    public nonisolated func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        inset(edge, alignment, spacing, isBar: true, content())
    }

    /// Puts a bar before or behind the view, which gives way to it; `spacing` is in points.
    ///
    /// It is read as `safeAreaInset` that `isBar`. Content that scrolls isn't blurred below it here.
    public nonisolated func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        inset(edge, alignment, spacing, isBar: true, content())
    }

    private nonisolated func inset<V: View>(
        _ edge: VerticalEdge, _ alignment: HorizontalAlignment, _ spacing: CGFloat?, isBar: Bool = false, _ content: V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge.edge, Alignment(horizontal: alignment, vertical: .center), spacing, isBar: isBar, content))
    }

    private nonisolated func inset<V: View>(
        _ edge: HorizontalEdge, _ alignment: VerticalAlignment, _ spacing: CGFloat?, isBar: Bool = false, _ content: V
    ) -> some View {
        modifier(
            _SafeAreaInsetModifier(
                edge.edge, Alignment(horizontal: .center, vertical: alignment), spacing, isBar: isBar, content))
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
