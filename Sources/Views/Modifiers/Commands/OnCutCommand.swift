extension View {
    /// Provides the items to cut when the cut command comes.
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        answer(ModifierType.OnCutCommand.self, payloadAction)
    }
}

extension ModifierType {
    /// Calls the function passed to `onCutCommand`, and returns the items to cut.
    @RequestModifier(otherwise: [NSItemProvider]()) public var callOnCutCommand: ViewCall<Void, [NSItemProvider]>
}
