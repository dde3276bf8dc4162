private enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }

extension EnvironmentValues {
    /// Which part of a text is left out where it doesn't fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
}

extension ModifierType {
    /// Says which part of a text is left out where it doesn't fit.
    public enum TruncationMode: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Views.Text.TruncationMode> { \.truncationMode }
        public static let kind = setting("TruncationMode", .required("mode", Views.Text.TruncationMode.self))
    }
}

extension View {
    /// Says which part of a text is left out where it doesn't fit.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        setting(ModifierType.TruncationMode.self, mode)
    }
}

extension ModifierReaders {
    /// Which part of a text a modifier of this view has left out.
    public var truncationMode: ModifierReader<Text.TruncationMode> {
        .init(ModifierType.TruncationMode.self)
    }
}
