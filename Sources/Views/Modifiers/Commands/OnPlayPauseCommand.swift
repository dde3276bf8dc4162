extension View {
    /// Acts when the command to play or pause comes.
    public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        callback(ModifierType.OnPlayPauseCommand.self, action)
    }
}

extension ModifierType {
    @CallbackModifier public var callOnPlayPauseCommand: ViewCall<Void, Void>
}
