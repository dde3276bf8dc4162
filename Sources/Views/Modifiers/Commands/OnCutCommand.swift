extension View {
    /// Provides the items to cut when the cut command comes.
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        answer(ModifierType.OnCutCommand.self, payloadAction.map { action in { _ in action() } })
    }
}

extension ModifierType {
    public enum OnCutCommand: RequestModifierType {
        public typealias Argument = Void
        public typealias Answer = [NSItemProvider]
        public static let kind = answer(
            "OnCutCommand", calls: "callOnCutCommand",
            otherwise: { [] }, argument: {}, given: { _ in [] })
    }

    /// Calls the function passed to `onCutCommand`, and returns the items to cut.
    public var callOnCutCommand: ViewCall<Void, [NSItemProvider]> { .init(ModifierType.OnCutCommand.self) }
}
