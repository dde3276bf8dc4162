private enum TintKey: EnvironmentKey { static var defaultValue: DynamicShapeStyle? { nil } }

extension EnvironmentValues {
    /// What is drawn with that can be acted on; nil for the usual color.
    var tint: DynamicShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}

extension ModifierType {
    /// Sets the color of what can be acted on in a view.
    public enum Tint: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, DynamicShapeStyle?> { \.tint }
        public static let kind = setting(
            "Tint", forms: [form(.optional("tint", DynamicShapeStyle.self, positional: true)) { $0 }])
    }
}

extension View {
    /// Sets the color of what can be acted on in the view; nil is the usual one.
    public nonisolated func tint(_ tint: Color?) -> some View {
        setting(ModifierType.Tint.self, tint.map { DynamicShapeStyle($0) })
    }

    /// Sets what is drawn with that can be acted on in the view; nil is the usual color.
    @_disfavoredOverload
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        setting(ModifierType.Tint.self, tint.map { DynamicShapeStyle($0) })
    }
}

extension ModifierReaders {
    /// The color that a modifier of this view gives what can be acted on; nil for the usual one. Throws
    /// `InspectionError.typeMismatch` where it is no color.
    public var tint: ModifierReader<Color?> {
        .init { node in
            try node.setting(ModifierType.Tint.self).map { try InspectionError.cast($0.style, as: Color.self) }
        }
    }
}
