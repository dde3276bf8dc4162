/// What a control was given to call, or the error that says it was given nothing.
func callback<Action>(_ action: Action?, _ name: String, of control: String) throws -> Action {
    guard let action else { throw InspectionError.callbackNotFound(parent: control, callback: name) }
    return action
}
