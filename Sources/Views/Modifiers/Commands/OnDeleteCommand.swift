extension ModifierType {
    /// Acts when the command to delete comes.
    public enum OnDeleteCommand: CallbackModifierType {
        public typealias Argument = Void
        public static let kind = callback("OnDeleteCommand", calls: "callOnDeleteCommand", \.callOnDeleteCommand)
    }
}

extension View {
    /// Acts when the command to delete comes.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        callback(ModifierType.OnDeleteCommand.self, action.map { action in { _ in action() } })
    }
}

extension ModifierReaders {
    /// Calls what `onDeleteCommand` was given.
    public var callOnDeleteCommand: ViewCall<Void, Void> { .init(ModifierType.OnDeleteCommand.self) }
}
