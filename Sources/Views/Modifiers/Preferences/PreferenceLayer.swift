/// Puts a view that is made of what another one tells in front of that one or behind it.
public nonisolated struct _PreferenceLayerModifier<Layer: View>: DescribedModifier {
    public typealias Described = ViewType.Overlay

    public let kind: Kind
    public let properties: ViewType.Overlay.Properties
    private let key: PreferenceDescription
    private let make: (Any) throws -> Layer

    init(
        _ kind: Kind, _ key: PreferenceDescription, _ alignment: Alignment,
        make: @escaping (Any) throws -> Layer
    ) {
        self.kind = kind
        self.key = key
        self.make = make
        properties = .init(alignment: alignment, ignoresSafeAreaEdges: .all)
    }

    /// Hands its children to the visitor. Preferences are known once the view is described, so the first time there is
    /// no layer; it comes as soon as the tree is up to date.
    @MainActor public func visitChildren(_ visitor: inout ChildVisitor) throws {
        let node = visitor.node
        let reading = node.storage(named: "preference") { PreferenceReading(node) }
        reading.key = key
        node.graph.addObserver(reading)
        guard let value = reading.value else { return }
        visitor.presented(.content) { try make(value) }
    }
}

extension _PreferenceLayerModifier: ArrangedModifier {
    package func layoutRole(in place: LayoutPlace) -> LayoutRole? { .layer(properties.alignment) }
}

/// The value of which a layer was last made.
@MainActor
private final class PreferenceReading: TreeObserver {
    private weak var node: Node?
    var key: PreferenceDescription?
    private(set) var value: Any?

    init(_ node: Node) {
        self.node = node
    }

    func observes(_ graph: Graph) -> Bool { node?.isAttached == true }

    func look(at graph: Graph) {
        guard let key, let node, let parent = node.parent,
            let place = parent.modifiers.firstIndex(where: { $0.node === node })
        else { return }
        let next = graph.preferenceCollector(for: key).value(within: place, of: parent)
        let isNews = value.map { !areEquivalent($0, next) } ?? true
        value = next
        if isNews { graph.invalidate(node) }
    }
}

extension ModifierType {
    public enum OverlayPreferenceValue: KnownModifierType {
        /// The properties of the layer.
        package typealias Properties = ViewType.Overlay.Properties

        public static let kind: Kind = layerKind("OverlayPreferenceValue") { kind }
    }

    public enum BackgroundPreferenceValue: KnownModifierType {
        /// The properties of the layer.
        package typealias Properties = ViewType.Overlay.Properties

        public static let kind: Kind = layerKind("BackgroundPreferenceValue", [.behind]) { kind }
    }

    /// `kind` gives the kind itself once it is made.
    private static func layerKind(
        _ name: String, _ facets: [Facet] = [], _ kind: @escaping @Sendable () -> Kind
    ) -> Kind {
        Kind(
            name, role: .modifier, arity: .single,
            members: ViewType.Overlay.members, facets: facets,
            forms: [
                DynamicForm(
                    .required("key", DynamicPreferenceKey.self), .required("content", DynamicContentMaker.self),
                    .defaulted("alignment", Alignment.center)
                ) { key, content, alignment in
                    _PreferenceLayerModifier(kind(), PreferenceDescription(key), alignment) {
                        try content.make([$0 as! DynamicValue])
                    }
                }
            ])
    }

    /// The view in front of this one that is made of what it tells.
    public var overlayPreferenceValue: ModifierSubtree<ViewType.Overlay> { .init(call: "overlayPreferenceValue") }
    /// The view behind this one that is made of what it tells.
    public var backgroundPreferenceValue: ModifierSubtree<ViewType.Overlay> { .init(call: "backgroundPreferenceValue") }
}

extension View {
    /// Puts a view in front of this one that is made of what this one and those within it tell under a key.
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        preferenceLayer(ModifierType.OverlayPreferenceValue.kind, key, alignment, transform)
    }

    /// Puts a view behind this one that is made of what this one and those within it tell under a key.
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        preferenceLayer(ModifierType.BackgroundPreferenceValue.kind, key, alignment, transform)
    }

    /// Puts a view in front of the middle of this one that is made of what this one and those within it tell under a key.
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        preferenceLayer(ModifierType.OverlayPreferenceValue.kind, key, .center, transform)
    }

    /// Puts a view behind the middle of this one that is made of what this one and those within it tell under a key.
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        preferenceLayer(ModifierType.BackgroundPreferenceValue.kind, key, .center, transform)
    }

    private nonisolated func preferenceLayer<Key: PreferenceKey, T: View>(
        _ kind: Kind, _ key: Key.Type, _ alignment: Alignment, _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(
            _PreferenceLayerModifier(kind, PreferenceDescription(key), alignment) { transform($0 as! Key.Value) })
    }
}
