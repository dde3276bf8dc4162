extension ModifierType {
    /// Shows a view light or dark.
    public enum ColorScheme: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Views.ColorScheme> { \.colorScheme }
        public static let kind = setting("ColorScheme", .required("colorScheme", Views.ColorScheme.self))
    }
}

extension View {
    /// Shows the view light or dark.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        setting(ModifierType.ColorScheme.self, colorScheme)
    }
}

extension ModifierReaders {
    /// Whether a modifier shows this view light or dark.
    public var colorScheme: ModifierReader<ColorScheme> {
        .init(ModifierType.ColorScheme.self)
    }
}
