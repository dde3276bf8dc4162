extension View {
    /// Acts when the command to leave comes, as by the escape key.
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        callback(ModifierType.OnExitCommand.self, action.map { action in { _ in action() } })
    }
}

extension ModifierType {
    public enum OnExitCommand: CallbackModifierType {
        public typealias Argument = Void
        public static let kind = callback("OnExitCommand", calls: "callOnExitCommand", \.callOnExitCommand)
    }

    public var callOnExitCommand: ViewCall<Void, Void> { .init(ModifierType.OnExitCommand.self, needsReach: true) }
}
