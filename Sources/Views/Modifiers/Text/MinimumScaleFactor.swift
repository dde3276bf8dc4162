import Foundation

private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }

extension EnvironmentValues {
    /// How small a text may become to fit: 1 is its usual size.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
}

extension ModifierType {
    /// Says how small the texts in a view may become to fit: 1 is their usual size.
    public enum MinimumScaleFactor: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, CGFloat> { \.minimumScaleFactor }
        public static let kind = setting("MinimumScaleFactor", .required("factor", CGFloat.self))
    }
}

extension View {
    /// Says how small the texts in the view may become to fit: 1 is their usual size.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        setting(ModifierType.MinimumScaleFactor.self, factor)
    }
}

extension ModifierReaders {
    /// How small a modifier of this view lets texts become to fit.
    public var minimumScaleFactor: ModifierReader<CGFloat> {
        .init(ModifierType.MinimumScaleFactor.self)
    }
}
