extension View {
    /// Provides the items to copy when the copy command comes.
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        answer(ModifierType.OnCopyCommand.self, payloadAction.map { action in { _ in action() } })
    }
}

extension ModifierType {
    public enum OnCopyCommand: RequestModifierType {
        public typealias Argument = Void
        public typealias Answer = [NSItemProvider]
        public static let kind = answer(
            "OnCopyCommand", calls: "callOnCopyCommand",
            otherwise: { [] }, argument: {}, given: { _ in [] })
    }

    /// Calls the function passed to `onCopyCommand`, and returns the items to copy.
    public var callOnCopyCommand: ViewCall<Void, [NSItemProvider]> { .init(ModifierType.OnCopyCommand.self) }
}
