import Foundation

/// Acts when a view is tapped.
public nonisolated struct _TapActionModifier: GestureModifier {
    /// The number of taps in a row.
    public let count: Int
    /// The coordinate space of locations.
    public let coordinateSpace: CoordinateSpace
    let action: (CGPoint) -> Void

    public var kind: Kind { ModifierType.OnTapGesture.kind }
    package var attachment: GestureAttachment { .after }
    package var mask: GestureMask { .all }

    @MainActor package func attached(on node: Node, in subtree: Node?) -> (gesture: any Gesture, node: Node)? {
        let tap = SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        return (tap.onEnded { [action] in action($0.location) }, node)
    }

    @MainActor public func makeEffect() -> ModifierEffect? { GestureEffect() }
}

extension ModifierType {
    public enum OnTapGesture: KnownModifierType {
        public static let kind = modifier(
            members: [.call("callOnTapGesture", \ModifierType.callOnTapGesture)],
            forms: [
                DynamicForm(.required("action", DynamicHandler<CGPoint>.self), .defaulted("count", 1)) {
                    _TapActionModifier(count: $1, coordinateSpace: .local, action: $0.action)
                },
                DynamicForm(.required("count", Int.self), .required("action", DynamicHandler<CGPoint>.self)) {
                    _TapActionModifier(count: $0, coordinateSpace: .local, action: $1.action)
                },
            ])
    }

    /// Calls the action passed to `onTapGesture` with a tap at (0, 0).
    public var callOnTapGesture: ViewCall<Void, Void> {
        .callback(by: .tap) { node, _ in
            try node.callback(_TapActionModifier.self, "onTapGesture") { modifier in { modifier.action(.zero) } }
        }
    }
}

extension View {
    /// Acts when the view is tapped `count` times in a row.
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(_TapActionModifier(count: count, coordinateSpace: .local) { _ in action() })
    }

    /// Acts when the view is tapped `count` times in a row, with the location of the last tap in points.
    public nonisolated func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        modifier(_TapActionModifier(count: count, coordinateSpace: coordinateSpace, action: action))
    }
}
