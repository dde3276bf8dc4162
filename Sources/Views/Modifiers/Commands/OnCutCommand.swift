extension ModifierType {
    /// Says what to take when the command to cut comes.
    public enum OnCutCommand: RequestModifierType {
        public typealias Argument = Void
        public typealias Answer = [NSItemProvider]
        public static let kind = answer(
            "OnCutCommand", calls: "callOnCutCommand",
            otherwise: { [] }, argument: {}, given: { _ in [] })
    }
}

extension View {
    /// Says what to take when the command to cut comes.
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        answer(ModifierType.OnCutCommand.self, payloadAction.map { action in { _ in action() } })
    }
}

extension ModifierReaders {
    /// Asks what `onCutCommand` was given, and gives what is taken.
    public var callOnCutCommand: ViewCall<Void, [NSItemProvider]> { .init(ModifierType.OnCutCommand.self) }
}
