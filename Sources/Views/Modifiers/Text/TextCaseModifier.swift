extension EnvironmentValues {
    /// The case in which a text is shown; nil for its own.
    @Entry public var textCase: Text.Case?
}

extension View {
    /// Sets the case in which the texts in the view are shown; nil leaves them as they are.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        setting(ModifierType.TextCase.self, textCase)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.textCase, "textCase") public var textCase: ModifierReader<Text.Case?>
}
