extension View {
    /// Acts when the command to delete comes.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        callback(ModifierType.OnDeleteCommand.self, action)
    }
}

extension ModifierType {
    @CallbackModifier public var callOnDeleteCommand: ViewCall<Void, Void>
}
