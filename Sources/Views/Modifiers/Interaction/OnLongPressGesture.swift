import Foundation

/// Acts when a view is pressed for a while.
public nonisolated struct _LongPressActionModifier: GestureModifier {
    /// The shortest duration of the press, in seconds.
    public let minimumDuration: Double
    /// The largest distance that the finger may move meanwhile, in points.
    public let maximumDistance: CGFloat
    let action: () -> Void
    let pressing: ((Bool) -> Void)?

    public var kind: Kind { ModifierType.OnLongPressGesture.kind }
    package var attachment: GestureAttachment { .after }
    package var mask: GestureMask { .all }

    @MainActor package func attached(on node: Node, in subtree: Node?) -> (gesture: any Gesture, node: Node)? {
        // Unverified: pressing is told of the end before the action runs.
        let isPressed = GestureState(wrappedValue: false) { [pressing] _, _ in pressing?(false) }
        let gesture = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
            .updating(isPressed) { [pressing] _, isPressed, _ in
                if !isPressed { pressing?(true) }
                isPressed = true
            }
            .onEnded { [action] _ in action() }
        return (gesture, node)
    }

    @MainActor public func makeEffect() -> ModifierEffect? { GestureEffect() }
}

extension ModifierType {
    public enum OnLongPressGesture: KnownModifierType {
        public static let kind = modifier(
            members: [.call("callOnLongPressGesture", \ModifierType.callOnLongPressGesture)],
            forms: [
                DynamicForm(
                    .required("action", DynamicAction.self), .defaulted("minimumDuration", 0.5),
                    .defaulted("maximumDistance", CGFloat(10)),
                    .optional("onPressingChanged", DynamicHandler<Bool>.self)
                ) { action, duration, distance, pressing in
                    _LongPressActionModifier(
                        minimumDuration: duration, maximumDistance: distance, action: action.action,
                        pressing: pressing?.action)
                }
            ])
    }

    public var callOnLongPressGesture: ViewCall<Void, Void> {
        .callback(by: .longPress) { node, _ in
            try node.callback(_LongPressActionModifier.self, "onLongPressGesture") { $0.action }
        }
    }
}

extension View {
    /// Acts when a finger presses the view for `minimumDuration` seconds and moves no farther than `maximumDistance`
    /// points; `onPressingChanged` is called with true when a press begins, and with false when it ends or fails.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            _LongPressActionModifier(
                minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
                pressing: onPressingChanged))
    }

    /// Acts when a finger presses the view for `minimumDuration` seconds and moves no farther than `maximumDistance`
    /// points; `pressing` is called with true when a press begins, and with false when it ends or fails. Deprecated in
    /// SwiftUI.
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        modifier(
            _LongPressActionModifier(
                minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
                pressing: pressing))
    }

    /// Acts when a finger presses the view for `minimumDuration` seconds and moves no farther than ten points; `pressing` is
    /// called with true when a press begins, and with false when it ends or fails. Deprecated in SwiftUI.
    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: 10, pressing: pressing, perform: action)
    }
}
