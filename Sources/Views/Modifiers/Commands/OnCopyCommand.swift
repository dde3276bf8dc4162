extension ModifierType {
    /// Says what to take when the command to copy comes.
    public enum OnCopyCommand: RequestModifierType {
        public typealias Argument = Void
        public typealias Answer = [NSItemProvider]
        public static let kind = answer(
            "OnCopyCommand", calls: "callOnCopyCommand",
            otherwise: { [] }, argument: {}, given: { _ in [] })
    }
}

extension View {
    /// Says what to take when the command to copy comes.
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        answer(ModifierType.OnCopyCommand.self, payloadAction.map { action in { _ in action() } })
    }
}

extension ModifierReaders {
    /// Asks what `onCopyCommand` was given, and gives what is taken.
    public var callOnCopyCommand: ViewCall<Void, [NSItemProvider]> { .init(ModifierType.OnCopyCommand.self) }
}
