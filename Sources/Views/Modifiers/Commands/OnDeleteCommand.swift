extension View {
    /// Acts when the command to delete comes.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        callback(ModifierType.OnDeleteCommand.self, action.map { action in { _ in action() } })
    }
}

extension ModifierType {
    public enum OnDeleteCommand: CallbackModifierType {
        public typealias Argument = Void
        public static let kind = callback("OnDeleteCommand", calls: "callOnDeleteCommand", \.callOnDeleteCommand)
    }

    public var callOnDeleteCommand: ViewCall<Void, Void> { .init(ModifierType.OnDeleteCommand.self, needsReach: true) }
}
