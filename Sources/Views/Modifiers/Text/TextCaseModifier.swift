private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
    /// The case in which a text is shown; nil for its own.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Sets the case in which the texts in the view are shown; nil leaves them as they are.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        setting(ModifierType.TextCase.self, textCase)
    }
}

extension ModifierType {
    public enum TextCase: EnvironmentModifierType {
        public static let setting = ModifierSetting("TextCase", \.textCase, "textCase")
    }
}

extension ModifierReaders {
    public var textCase: ModifierReader<Text.Case?> { .init(ModifierType.TextCase.self) }
}
