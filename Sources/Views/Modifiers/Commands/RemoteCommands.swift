extension View {
    /// Acts when an arrow key is pressed.
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        callback(ModifierType.OnMoveCommand.self, action)
    }

    /// Acts when the command to leave comes, as by the escape key.
    public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
        callback(ModifierType.OnExitCommand.self, action.map { action in { _ in action() } })
    }

    /// Acts when the command to play or pause comes.
    public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
        callback(ModifierType.OnPlayPauseCommand.self, action.map { action in { _ in action() } })
    }
}

extension ModifierType {
    public enum OnMoveCommand: CallbackModifierType {
        public typealias Argument = MoveCommandDirection
        public static let kind = callback(
            "OnMoveCommand", calls: "callOnMoveCommand", \.callOnMoveCommand,
            .defaulted("direction", .up, positional: true))
    }

    public enum OnExitCommand: CallbackModifierType {
        public typealias Argument = Void
        public static let kind = callback("OnExitCommand", calls: "callOnExitCommand", \.callOnExitCommand)
    }

    public enum OnPlayPauseCommand: CallbackModifierType {
        public typealias Argument = Void
        public static let kind = callback("OnPlayPauseCommand", calls: "callOnPlayPauseCommand", \.callOnPlayPauseCommand)
    }
}

extension ModifierReaders {
    /// Calls the action passed to `onMoveCommand` with a direction, by default up.
    public var callOnMoveCommand: ViewCall<MoveCommandDirection, Void> { .init(ModifierType.OnMoveCommand.self) }

    public var callOnExitCommand: ViewCall<Void, Void> { .init(ModifierType.OnExitCommand.self) }
    public var callOnPlayPauseCommand: ViewCall<Void, Void> { .init(ModifierType.OnPlayPauseCommand.self) }
}

extension ViewCall where Arguments == MoveCommandDirection, Result == Void {
    /// Makes the call with `.up`.
    @MainActor @preconcurrency public func callAsFunction() throws { try callAsFunction(.up) }
}
