private enum MultilineTextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }

extension EnvironmentValues {
    /// Where the lines of a text stand.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }
}

extension ModifierType {
    /// Says where the lines of the texts in a view stand.
    public enum MultilineTextAlignment: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, TextAlignment> { \.multilineTextAlignment }
        public static let kind = setting("MultilineTextAlignment", .required("alignment", TextAlignment.self))
    }
}

extension View {
    /// Says where the lines of the texts in the view stand.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        setting(ModifierType.MultilineTextAlignment.self, alignment)
    }
}

extension ModifierReaders {
    /// Where a modifier of this view lets the lines of a text stand.
    public var multilineTextAlignment: ModifierReader<TextAlignment> {
        .init(ModifierType.MultilineTextAlignment.self)
    }
}
