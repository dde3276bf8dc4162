extension View {
    /// Acts when an arrow key is pressed.
    public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
        callback(ModifierType.OnMoveCommand.self, action)
    }
}

extension ModifierType {
    public enum OnMoveCommand: CallbackModifierType {
        public typealias Argument = MoveCommandDirection
        public static let kind = callback(
            "OnMoveCommand", calls: "callOnMoveCommand", \.callOnMoveCommand,
            .defaulted("direction", .up, positional: true))
    }

    /// Calls the action passed to `onMoveCommand` with a direction, by default up.
    public var callOnMoveCommand: ViewCall<MoveCommandDirection, Void> {
        .init(ModifierType.OnMoveCommand.self, needsReach: true)
    }
}

extension ViewCall where Arguments == MoveCommandDirection, Result == Void {
    /// Makes the call with `.up`.
    @MainActor @preconcurrency public func callAsFunction() throws { try callAsFunction(.up) }
}
