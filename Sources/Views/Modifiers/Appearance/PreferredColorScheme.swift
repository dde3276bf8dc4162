extension ModifierType {
    /// Asks for a light or a dark screen; nil leaves it as it is.
    public enum PreferredColorScheme: AttributeModifierType {
        public typealias Value = Views.ColorScheme?
        public static let kind = attribute(
            "PreferredColorScheme", reads: [.reading("preferredColorScheme", Self.self) { $0 }],
            forms: [
                form(.optional("colorScheme", Views.ColorScheme.self, positional: true)) { $0 }
            ])
    }
}

extension View {
    /// Asks for a light or a dark screen; nil leaves it as it is.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        attribute(ModifierType.PreferredColorScheme.self, colorScheme)
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view asks for a light or a dark screen; nil where it leaves it.
    public var preferredColorScheme: ModifierReader<ColorScheme?> {
        .init(ModifierType.PreferredColorScheme.self)
    }
}
