extension View {
    /// Provides the items to copy when the copy command comes.
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        answer(ModifierType.OnCopyCommand.self, payloadAction)
    }
}

extension ModifierType {
    /// Calls the function passed to `onCopyCommand`, and returns the items to copy.
    @RequestModifier(otherwise: [NSItemProvider]()) public var callOnCopyCommand: ViewCall<Void, [NSItemProvider]>
}
