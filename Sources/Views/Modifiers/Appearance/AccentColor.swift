private enum AccentColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }

extension EnvironmentValues {
    /// The color of what can be acted on, as older source sets it.
    public var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }
}

extension ModifierType {
    /// Sets the color of what can be acted on in a view. The call of older source.
    public enum AccentColor: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, Color?> { \.accentColor }
        public static let kind = setting(
            "AccentColor",
            forms: [
                form(.optional("accentColor", Color.self, positional: true)) { $0 }
            ])
    }
}

extension View {
    /// Sets the color of what can be acted on in the view. The call of older source.
    public nonisolated func accentColor(_ accentColor: Color?) -> some View {
        setting(ModifierType.AccentColor.self, accentColor)
    }
}

extension ModifierReaders {
    /// The color that a modifier of this view gives what can be acted on; nil for the usual one.
    public var accentColor: ModifierReader<Color?> {
        .init(ModifierType.AccentColor.self)
    }
}
