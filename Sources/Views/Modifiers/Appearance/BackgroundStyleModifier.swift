extension EnvironmentValues {
    /// The style that `.background` stands for; nil for the default color.
    @Entry public var backgroundStyle: AnyShapeStyle?
}

extension ModifierType {
    public enum BackgroundStyle: EnvironmentModifierType {
        public static let setting = ModifierSetting(
            "BackgroundStyle", \.backgroundStyle, forms: [.form(.required("style", AnyShapeStyle.self)) { $0 }])
    }

    /// The style passed to `backgroundStyle`, as the given type.
    public var backgroundStyle: ViewCall<Void, any ShapeStyle> {
        .init { try $0.setting(ModifierType.BackgroundStyle.self)?.style ?? Views.BackgroundStyle() }
    }
}

extension View {
    /// Sets the style that `.background` stands for in the view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        setting(ModifierType.BackgroundStyle.self, AnyShapeStyle(style))
    }
}
