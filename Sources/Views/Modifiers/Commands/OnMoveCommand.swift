extension ModifierType {
    /// Acts when an arrow key is pressed.
    public enum OnMoveCommand: CallbackModifierType {
        public typealias Argument = MoveCommandDirection
        public static let kind = callback(
            "OnMoveCommand", calls: "callOnMoveCommand",
            .defaulted("direction", .up, positional: true))
    }
}

extension View {
    /// Acts when an arrow key is pressed.
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        callback(ModifierType.OnMoveCommand.self, action)
    }
}

extension ModifierReaders {
    /// Calls what `onMoveCommand` was given, with the direction up unless told otherwise.
    public var callOnMoveCommand: ModifierAction<MoveCommandDirection> {
        .init(ModifierType.OnMoveCommand.self, defaultArgument: .up)
    }
}
