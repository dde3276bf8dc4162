private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
    /// In which letters a text is shown; nil for those that it has.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension ModifierType {
    /// Shows the texts in a view in capitals or small letters; nil shows them as they are.
    public enum TextCase: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Views.Text.Case?> { \.textCase }
        public static let kind = setting(
            "TextCase",
            forms: [
                form(.optional("textCase", Views.Text.Case.self, positional: true)) { $0 }
            ])
    }
}

extension View {
    /// Shows the texts in the view in capitals or small letters; nil shows them as they are.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        setting(ModifierType.TextCase.self, textCase)
    }
}

extension ModifierReaders {
    /// The letters in which a modifier of this view shows texts; nil for those that they have.
    public var textCase: ModifierReader<Text.Case?> {
        .init(ModifierType.TextCase.self)
    }
}
