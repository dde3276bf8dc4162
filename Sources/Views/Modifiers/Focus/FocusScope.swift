/// Gathers views among which one gets the focus when nothing else says which.
public nonisolated struct _FocusScopeModifier: PrimitiveModifier {
    /// The name of the scope.
    public let namespace: Namespace.ID

    public var kind: Kind { ModifierType.FocusScope.kind }

    @MainActor public func modify(_ environment: inout EnvironmentValues, on node: Node) {
        environment.resetFocus = ResetFocusAction { [weak node] namespace in
            if let node { node.graph.focusByPreference(within: node, in: namespace) }
        }
    }
}

/// Gives the focus back to the view of a scope that prefers to have it.
public struct ResetFocusAction {
    let action: @MainActor (Namespace.ID) -> Void

    /// Gives the focus to the view of the scope that prefers to have it; nothing happens where there is none.
    public func callAsFunction(in namespace: Namespace.ID) {
        let action = MainThreadOnly(action)
        MainActor.assumeIsolated { action.value(namespace) }
    }
}

extension EnvironmentValues {
    /// Gives the focus back to the view of a scope that prefers to have it.
    @Entry public internal(set) var resetFocus: ResetFocusAction = ResetFocusAction { _ in }
}

/// Makes a view the default for the focus in its scope.
public nonisolated struct _PrefersFocusModifier: PrimitiveModifier {
    /// Whether it should.
    public let prefersDefaultFocus: Bool
    /// The name of the scope.
    public let namespace: Namespace.ID

    public var kind: Kind { ModifierType.PrefersDefaultFocus.kind }
    @MainActor public func makeEffect() -> ModifierEffect? { DefaultFocusEffect() }
}

/// Gives the focus to the view that prefers it, when it appears and nothing has the focus.
private final class DefaultFocusEffect: ModifierEffect {
    override func appear() {
        // Unverified: a preference counts when its view appears, if nothing has the focus.
        guard let node, node.graph.focusKeeper(.keyboard).node == nil,
            node.modifiers(_PrefersFocusModifier.self).contains(where: \.prefersDefaultFocus)
        else { return }
        try? node.focus()
    }
}

extension Graph {
    /// Gives the focus to the first view in a scope that prefers to have it.
    fileprivate func focusByPreference(within top: Node, in namespace: Namespace.ID) {
        // Documented for ResetFocusAction: the focus goes to the view that prefers it in the namespace.
        let preferred = top.firstNode { node in
            node.modifiers(_PrefersFocusModifier.self).contains { $0.prefersDefaultFocus && $0.namespace == namespace }
        }
        guard let target = preferred?.firstNode(where: { $0.canTakeFocus(.keyboard) }) else { return }
        focusKeeper(.keyboard).move(to: target, in: self)
    }
}

extension ModifierType {
    public enum FocusScope: KnownModifierType {
        public static let kind = modifier(
            forms: [DynamicForm(.required("namespace", Namespace.ID.self)) { _FocusScopeModifier(namespace: $0) }])
    }

    public enum PrefersDefaultFocus: KnownModifierType {
        public static let kind = modifier(
            members: [Member("prefersDefaultFocus") { try ModifierType().prefersDefaultFocus($0) }],
            forms: [
                DynamicForm(
                    .defaulted("prefers", true, positional: true), .named("namespace", Namespace.ID.self)
                ) { _PrefersFocusModifier(prefersDefaultFocus: $0, namespace: $1) }
            ])
    }

    public enum FocusSection: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "FocusSection", reads: [.reading("isFocusSection") { $0 }], forms: [.form { true }])
    }

    /// Whether the view is the default for the focus in its scope.
    public var prefersDefaultFocus: ModifierReader<Bool> {
        .init("prefersDefaultFocus", _PrefersFocusModifier.self) { $0.prefersDefaultFocus }
    }

    /// Whether the view is a focus section.
    public var isFocusSection: ModifierReader<Bool> { .init(ModifierType.FocusSection.self) }
}

extension View {
    /// Gathers the views within, among which one gets the focus when nothing else says which.
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View {
        modifier(_FocusScopeModifier(namespace: namespace))
    }

    /// Makes the view the default for the focus in its scope.
    public nonisolated func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        modifier(_PrefersFocusModifier(prefersDefaultFocus: prefersDefaultFocus, namespace: namespace))
    }

    /// Makes the view a section, whose views get the focus before it moves on.
    public nonisolated func focusSection() -> some View { attribute(ModifierType.FocusSection.self, true) }
}
