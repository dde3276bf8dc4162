/// Acts when a menu sends a command of a name.
public nonisolated struct _CommandModifier: PrimitiveModifier {
    /// The name of the command.
    public let selector: Selector
    let action: (() -> Void)?

    public var kind: Kind { ModifierType.OnCommand.kind }
}

extension ModifierType {
    public enum OnCommand: KnownModifierType {
        public static let kind = modifier(
            members: [.call("callOnCommand", \ModifierType.callOnCommand, .required("selector"))],
            forms: [
                DynamicForm(.required("selector", Selector.self), .required("action", DynamicAction.self)) {
                    _CommandModifier(selector: $0, action: $1.action)
                }
            ])
    }

    /// Calls the action passed to `onCommand` for a command. Throws `InspectionError.modifierNotFound` where no
    /// modifier of the view takes that command.
    public var callOnCommand: ViewCall<Selector, Void> {
        .callback(needsReach: true) { node, selector in
            let modifiers = node.modifiers(_CommandModifier.self).filter { $0.selector == selector }
            guard let modifier = modifiers.first else {
                throw InspectionError.modifierNotFound(
                    parent: node.title, modifier: "onCommand(\(selector))", index: 0)
            }
            guard let action = modifier.action else {
                throw InspectionError.callbackNotFound(parent: node.kind.name, callback: "onCommand")
            }
            return action
        }
    }
}

extension View {
    /// Acts when a menu sends the command.
    public nonisolated func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> some View {
        modifier(_CommandModifier(selector: selector, action: action))
    }
}
