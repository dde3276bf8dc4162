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
    public var backgroundStyle: BackgroundStyleQuery { BackgroundStyleQuery() }
}

/// Reads what `backgroundStyle` was given, as a type that is asked for.
public struct BackgroundStyleQuery: PlacedCall {
    package var place: Place?

    /// The style, which has to be of this type. Throws `InspectionError.modifierNotFound` where no modifier sets one,
    /// `typeMismatch` where it is of another type.
    @MainActor @preconcurrency public func callAsFunction<S: ShapeStyle>(_ type: S.Type) throws -> S {
        let style = try node.setting(ModifierType.BackgroundStyle.self)
        return try InspectionError.cast(style?.style ?? Views.BackgroundStyle(), as: type)
    }
}
