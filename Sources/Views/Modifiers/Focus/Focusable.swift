/// Sets whether a view can have the focus.
public nonisolated struct _FocusableModifier: FocusabilityModifier, FocusEnvironmentModifier {
    /// Whether it can.
    public let isFocusable: Bool
    /// The interactions that it can be focused for.
    public var interactions = FocusInteractions.automatic
    /// Told whether the focus came or went.
    package let onFocusChange: ((Bool) -> Void)?

    public var kind: Kind { ModifierType.Focusable.kind }

    @MainActor public func modify(_ environment: inout EnvironmentValues, on node: Node) {
        environment.isFocused = node.graph.focusKeeper(.keyboard).contains(node)
    }
}

extension EnvironmentValues {
    /// Whether the focus is on the nearest view around that can have it, or in it.
    @Entry public internal(set) var isFocused: Bool = false
}

extension ModifierType {
    public enum Focusable: KnownModifierType {
        public static let kind = modifier(
            members: [
                Member("isFocusable") { try ModifierType().isFocusable($0) },
                Member("focusInteractions") { try ModifierType().focusInteractions($0) },
                .call(
                    "callOnFocusChange", \ModifierType.callOnFocusChange,
                    .defaulted("isFocused", true, positional: true)),
            ],
            forms: [
                DynamicForm(
                    .defaulted("isFocusable", true, positional: true),
                    .optional("onFocusChange", DynamicHandler<Bool>.self, positional: true),
                    .defaulted("interactions", FocusInteractions.automatic)
                ) { _FocusableModifier(isFocusable: $0, interactions: $2, onFocusChange: $1?.action) }
            ])
    }

    /// Whether the view can have the focus.
    public var isFocusable: ModifierReader<Bool> { .init("focusable", _FocusableModifier.self) { $0.isFocusable } }

    /// The interactions that the view can be focused for.
    public var focusInteractions: ModifierReader<FocusInteractions> {
        .init("focusable", _FocusableModifier.self) { $0.interactions }
    }

    /// Calls the function passed to `focusable` with true when the focus came, or with false when it went.
    public var callOnFocusChange: ViewCall<Bool, Void> {
        .callback { node, isFocused in
            let modifiers = node.modifiers(_FocusableModifier.self)
            guard !modifiers.isEmpty else {
                throw InspectionError.modifierNotFound(parent: node.title, modifier: "focusable", index: 0)
            }
            guard let action = modifiers.lazy.compactMap(\.onFocusChange).first else {
                throw InspectionError.callbackNotFound(parent: node.kind.name, callback: "onFocusChange")
            }
            return { action(isFocused) }
        }
    }
}

extension View {
    /// Sets whether the view can have the focus.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable, onFocusChange: nil))
    }

    /// Sets whether the view can have the focus, and for what.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable, interactions: interactions, onFocusChange: nil))
    }

    /// Sets whether the view can have the focus; `onFocusChange` is called when it comes and when it goes. Deprecated
    /// in SwiftUI.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        modifier(_FocusableModifier(isFocusable: isFocusable, onFocusChange: onFocusChange))
    }
}
