extension ModifierType {
    /// Acts when the command to play or pause comes.
    public enum OnPlayPauseCommand: CallbackModifierType {
        public typealias Argument = Void
        public static let kind = callback(
            "OnPlayPauseCommand", calls: "callOnPlayPauseCommand", \.callOnPlayPauseCommand)
    }
}

extension View {
    /// Acts when the command to play or pause comes.
    public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        callback(ModifierType.OnPlayPauseCommand.self, action.map { action in { _ in action() } })
    }
}

extension ModifierReaders {
    /// Calls what `onPlayPauseCommand` was given.
    public var callOnPlayPauseCommand: ViewCall<Void, Void> { .init(ModifierType.OnPlayPauseCommand.self) }
}
