private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// What the background style stands for; nil for the usual color of a background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension ModifierType {
    /// Sets what the background style stands for within a view.
    public enum BackgroundStyle: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, AnyShapeStyle?> { \.backgroundStyle }
        public static let kind = setting(
            "BackgroundStyle", forms: [form(.required("style", AnyShapeStyle.self)) { $0 }])
    }
}

extension View {
    /// Sets what the background style stands for within the view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        setting(ModifierType.BackgroundStyle.self, AnyShapeStyle(style))
    }
}

extension ModifierReaders {
    /// What the background style stands for by a modifier of this view, as a type that is asked for.
    public var backgroundStyle: ViewCall<Void, any ShapeStyle> {
        .init { try $0.setting(ModifierType.BackgroundStyle.self)?.style ?? Views.BackgroundStyle() }
    }
}
