/// Puts a view in front of or behind another.
public nonisolated struct _LayerModifier<Layer: View>: DescribedModifier {
    public typealias Described = ViewType.Overlay

    let layer: Layer
    public let properties: ViewType.Overlay.Properties
    let isBehind: Bool

    public var kind: Kind { isBehind ? ModifierType.Background.kind : Described.kind }

    init(_ layer: Layer, _ alignment: Alignment, ignores edges: Edge.Set = .all, isBehind: Bool) {
        self.layer = layer
        self.isBehind = isBehind
        properties = ViewType.Overlay.Properties(alignment: alignment, ignoresSafeAreaEdges: edges)
    }

    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) {
        visitor.content(layer)
    }
}

extension ViewType {
    public enum Overlay: KnownViewType, KnownModifierType {
        /// The properties of an overlay or a background.
        public struct Properties {
            /// Its alignment in the view.
            public let alignment: Alignment
            /// The sides on which it reaches beyond the safe area.
            public let ignoresSafeAreaEdges: Edge.Set
        }

        public static let kind = layerKind("Overlay", isBehind: false)

        /// The members of an overlay or a background in a dynamic language, whatever it is made of.
        static var members: [Member] {
            [
                .attribute("alignment", \Properties.alignment),
                .attribute("ignoresSafeAreaEdges", \Properties.ignoresSafeAreaEdges),
            ]
        }
    }
}

extension ModifierType {
    public enum Background: KnownModifierType {
        /// The properties of the layer.
        package typealias Properties = ViewType.Overlay.Properties

        public static let kind = layerKind("Background", isBehind: true)
    }

    public var overlay: ModifierSubtree<ViewType.Overlay> { .init(call: "overlay") }
    public var background: ModifierSubtree<ViewType.Overlay> { .init(call: "background") }
}

private func layerKind(_ name: String, isBehind: Bool) -> Kind {
    Kind(
        name, role: .modifier, arity: .single,
        members: ViewType.Overlay.members, facets: [isBehind ? .behind : .inFront],
        forms: [
            DynamicForm(.view("content"), .defaulted("alignment", Alignment.center, positional: true)) {
                _LayerModifier($0, $1, isBehind: isBehind)
            },
            DynamicForm(.required("color", Color.self)) { _LayerModifier($0, .center, isBehind: isBehind) },
            DynamicForm(.required("style", DynamicShapeStyle.self), .defaulted("ignoresSafeAreaEdges", Edge.Set.all)) {
                _LayerModifier(StyleLayer($0.style), .center, ignores: $1, isBehind: isBehind)
            },
            DynamicForm(
                .required("style", DynamicShapeStyle.self), .required("shape", DynamicShape.self),
                .defaulted("fillStyle", FillStyle())
            ) { style, shape, fillStyle in
                func layer<Layer: View>(_ layer: Layer) -> any ViewModifier {
                    _LayerModifier(layer, .center, isBehind: isBehind)
                }
                let drawn: any View =
                    ShapeDrawing.fill(fillStyle).view(of: shape.shape, with: style.style) ?? shape.shape
                return layer(drawn)
            },
        ])
}

extension View {
    /// Puts a view in front of this one.
    @_disfavoredOverload
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
    @_disfavoredOverload
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

extension View {
    /// Draws in a style in front of the view, under bars on these sides.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_LayerModifier(StyleLayer(style), .center, ignores: edges, isBehind: false))
    }

    /// Draws a shape in a style in front of the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_LayerModifier(shape.fill(style, style: fillStyle), .center, isBehind: false))
    }

    /// Draws in a style behind the view, under bars on these sides.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_LayerModifier(StyleLayer(style), .center, ignores: edges, isBehind: true))
    }

    /// Draws in the background style behind the view, under bars on these sides.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Draws a shape in a style behind the view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(_LayerModifier(shape.fill(style, style: fillStyle), .center, isBehind: true))
    }

    /// Draws a shape in the background style behind the view.
    public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}

extension _LayerModifier: ArrangedModifier {
    // Only a style reaches out of the safe area, not any view.
    package func layoutRole(in place: LayoutPlace) -> LayoutRole? {
        .layer(
            properties.alignment,
            ignoresSafeAreaEdges: layer is Color || layer is StyleLayer ? properties.ignoresSafeAreaEdges : [])
    }
}
