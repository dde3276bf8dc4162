extension View {
    /// Acts when the command to play or pause comes.
    public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        callback(ModifierType.OnPlayPauseCommand.self, action.map { action in { _ in action() } })
    }
}

extension ModifierType {
    public enum OnPlayPauseCommand: CallbackModifierType {
        public typealias Argument = Void
        public static let kind = callback(
            "OnPlayPauseCommand", calls: "callOnPlayPauseCommand", \.callOnPlayPauseCommand)
    }

    public var callOnPlayPauseCommand: ViewCall<Void, Void> {
        .init(ModifierType.OnPlayPauseCommand.self, needsReach: true)
    }
}
