extension View {
    /// Provides the items to copy when the copy command comes.
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        answer(ModifierType.OnCopyCommand.self, payloadAction.map { action in { _ in action() } })
    }

    /// Provides the items to cut when the cut command comes.
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        answer(ModifierType.OnCutCommand.self, payloadAction.map { action in { _ in action() } })
    }

    /// Acts when the command to delete comes.
    public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
        callback(ModifierType.OnDeleteCommand.self, action.map { action in { _ in action() } })
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

    public enum OnCutCommand: RequestModifierType {
        public typealias Argument = Void
        public typealias Answer = [NSItemProvider]
        public static let kind = answer(
            "OnCutCommand", calls: "callOnCutCommand",
            otherwise: { [] }, argument: {}, given: { _ in [] })
    }

    public enum OnDeleteCommand: CallbackModifierType {
        public typealias Argument = Void
        public static let kind = callback("OnDeleteCommand", calls: "callOnDeleteCommand", \.callOnDeleteCommand)
    }
}

extension ModifierReaders {
    /// Calls the function passed to `onCopyCommand`, and returns the items to copy.
    public var callOnCopyCommand: ViewCall<Void, [NSItemProvider]> { .init(ModifierType.OnCopyCommand.self) }

    /// Calls the function passed to `onCutCommand`, and returns the items to cut.
    public var callOnCutCommand: ViewCall<Void, [NSItemProvider]> { .init(ModifierType.OnCutCommand.self) }
    public var callOnDeleteCommand: ViewCall<Void, Void> { .init(ModifierType.OnDeleteCommand.self) }
}
