/// Acts when a view is tapped.
public nonisolated struct _TapActionModifier: PrimitiveModifier {
    /// How many taps in a row it takes.
    public let count: Int
    let action: () -> Void

    /// The kind that describes it.
    public var kind: Kind { ModifierType.OnTapGesture.kind }
}

extension ModifierType {
    public enum OnTapGesture: KnownModifierType {
        /// The description of the kind.
        public static let kind = Kind(
            "OnTapGesture", role: .modifier, summary: "Acts when a view is tapped.",
            members: [.action("callOnTapGesture") { ModifierReaders().callOnTapGesture }],
            forms: [
                DynamicForm(.required("action", DynamicAction.self), .defaulted("count", 1)) {
                    _TapActionModifier(count: $1, action: $0.action)
                },
                DynamicForm(.required("count", Int.self), .required("action", DynamicAction.self)) {
                    _TapActionModifier(count: $0, action: $1.action)
                },
            ])
    }
}

extension View {
    /// Acts when the view is tapped so many times in a row.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(_TapActionModifier(count: count, action: action))
    }
}

extension ModifierReaders {
    /// Calls what `onTapGesture` was given.
    public var callOnTapGesture: ModifierAction<Void> {
        ModifierAction(needsResponse: true) { try $0.callback(_TapActionModifier.self, "onTapGesture") { $0.action } }
    }
}
