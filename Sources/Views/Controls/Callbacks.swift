/// The callback of a control, or the error that it has none.
func callback<Action>(_ action: Action?, _ name: String, of control: String) throws -> Action {
    guard let action else { throw InspectionError.callbackNotFound(parent: control, callback: name) }
    return action
}

extension ViewAction where Argument == Void {
    /// The action of a button: in an alert or a dialog, that goes away afterwards.
    static func button(_ action: @escaping () -> Void) -> ViewAction {
        ViewAction(inPlace: { _, node in
            action()
            MainActor.assumeIsolated { node?.environment.conclude?() }
        })
    }
}
