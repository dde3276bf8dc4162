private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether characters of a text may stand closer to fit.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
}

extension ModifierType {
    /// Lets the characters of texts in a view stand closer to fit, or not.
    public enum AllowsTightening: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Bool> { \.allowsTightening }
        public static let kind = setting("AllowsTightening", .required("flag", Bool.self))
    }
}

extension View {
    /// Lets the characters of texts in the view stand closer to fit, or not.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        setting(ModifierType.AllowsTightening.self, flag)
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view lets characters stand closer to fit.
    public var allowsTightening: ModifierReader<Bool> {
        .init(ModifierType.AllowsTightening.self)
    }
}
