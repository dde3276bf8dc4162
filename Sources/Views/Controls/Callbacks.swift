/// The callback of a control, or the error that it has none.
func callback<Action>(_ action: Action?, _ name: String, of control: String) throws -> Action {
    guard let action else { throw InspectionError.callbackNotFound(parent: control, callback: name) }
    return action
}

extension ViewCall where Arguments == Void, Result == Void {
    /// The action of a button: in an alert or a dialog, that goes away afterwards.
    static func button(_ action: @escaping () -> Void) -> ViewCall {
        .tap(of: action) { action, node, _ in
            action()
            // Documented for alert(_:isPresented:actions:): actions dismiss the alert after they run. Unverified for menus.
            node.environment.conclude?()
        }
    }
}
