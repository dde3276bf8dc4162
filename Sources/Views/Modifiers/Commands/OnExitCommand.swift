extension View {
    /// Acts when the command to leave comes, as by the escape key.
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        callback(ModifierType.OnExitCommand.self, action)
    }
}

extension ModifierType {
    @CallbackModifier public var callOnExitCommand: ViewCall<Void, Void>
}
