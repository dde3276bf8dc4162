private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
    /// The style that `.background` stands for; nil for the default color.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension ModifierType {
    public enum BackgroundStyle: EnvironmentModifierType {
        public static let setting = ModifierSetting(
            "BackgroundStyle", \.backgroundStyle, forms: [.form(.required("style", AnyShapeStyle.self)) { $0 }])
    }
}

extension View {
    /// Sets the style that `.background` stands for in the view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        setting(ModifierType.BackgroundStyle.self, AnyShapeStyle(style))
    }
}

extension ModifierReaders {
    /// The style passed to `backgroundStyle`, as the given type.
    public var backgroundStyle: BackgroundStyleQuery { BackgroundStyleQuery() }
}

/// Reads the style passed to `backgroundStyle`, as the given type.
public struct BackgroundStyleQuery: PlacedCall {
    package var place: Place?

    /// The style, which has to be of this type. Throws `InspectionError.modifierNotFound` where no modifier sets one,
    /// `typeMismatch` where it is of another type.
    @MainActor @preconcurrency public func callAsFunction<S: ShapeStyle>(_ type: S.Type) throws -> S {
        let style = try node.setting(ModifierType.BackgroundStyle.self)
        return try InspectionError.cast(style?.style ?? Views.BackgroundStyle(), as: type)
    }
}
