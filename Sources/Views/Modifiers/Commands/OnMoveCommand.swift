extension View {
    /// Acts when an arrow key is pressed.
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        callback(ModifierType.OnMoveCommand.self, action)
    }
}

extension ModifierType {
    /// Calls the action passed to `onMoveCommand` with a direction, by default up.
    @CallbackModifier(.defaulted("direction", MoveCommandDirection.up, positional: true))
    public var callOnMoveCommand: ViewCall<MoveCommandDirection, Void>
}

extension ViewCall where Arguments == MoveCommandDirection, Result == Void {
    /// Makes the call with `.up`.
    @MainActor @preconcurrency public func callAsFunction() throws { try callAsFunction(.up) }
}
