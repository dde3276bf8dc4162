/// Puts a view in front of or behind another.
public nonisolated struct _LayerModifier<Layer: View>: DescribedModifier {
    /// The kind that describes it.
    public typealias Described = ViewType.Overlay

    let layer: Layer
    /// What can be read of it, apart from its children.
    public let properties: ViewType.Overlay.Properties
    let isBehind: Bool

    /// The kind that describes it.
    public var kind: Kind { isBehind ? ModifierType.Background.kind : Described.kind }

    init(_ layer: Layer, _ alignment: Alignment, ignores edges: Edge.Set = .all, isBehind: Bool) {
        self.layer = layer
        self.isBehind = isBehind
        properties = ViewType.Overlay.Properties(alignment: alignment, ignoresSafeAreaEdges: edges)
    }

    /// Hands its children to the visitor.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(layer)
    }
}

extension ViewType {
    /// A view in front of or behind another.
    public enum Overlay: KnownViewType, KnownModifierType {
        /// What can be read of an overlay or a background.
        public struct Properties {
            /// Where it stands in the view.
            public let alignment: Alignment
            /// The sides on which it reaches beyond the safe area.
            public let ignoresSafeAreaEdges: Edge.Set
        }

        /// The description of the kind.
        public static let kind = layerKind("Overlay", "Puts a view in front of another.", isBehind: false)
    }
}

extension ModifierType {
    public enum Background: KnownModifierType {
        /// The description of the kind.
        public static let kind = layerKind("Background", "Puts a view behind another.", isBehind: true)
    }
}

private func layerKind(_ name: String, _ summary: String, isBehind: Bool) -> Kind {
    Kind(
        name, role: .modifier, arity: .single, summary: summary,
        members: [
            .attribute("alignment", ViewType.Overlay.self) { $0.alignment },
            .attribute("ignoresSafeAreaEdges", ViewType.Overlay.self) { $0.ignoresSafeAreaEdges },
        ],
        forms: [
            DynamicForm(.view("content"), .defaulted("alignment", Alignment.center, positional: true)) {
                _LayerModifier($0, $1, isBehind: isBehind)
            },
            DynamicForm(.required("color", Color.self)) { _LayerModifier($0, .center, isBehind: isBehind) },
        ])
}

extension View {
    /// Puts a view in front of this one.
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_LayerModifier(overlay, alignment, isBehind: false))
    }

    /// Puts a view in front of this one.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(content(), alignment, isBehind: false))
    }

    /// Puts a view behind this one.
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_LayerModifier(background, alignment, isBehind: true))
    }

    /// Puts a view behind this one.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayerModifier(content(), alignment, isBehind: true))
    }
}

extension ModifierReaders {
    /// The view in front of this one.
    public var overlay: ModifierSubtree<ViewType.Overlay> { .init(call: "overlay") }
    /// The view behind this one.
    public var background: ModifierSubtree<ViewType.Overlay> { .init(call: "background") }
}
