import Foundation

private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// The space between the lines of a text, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
}

extension ModifierType {
    /// Sets the space between the lines of the texts in a view, in points.
    public enum LineSpacing: EnvironmentModifierType {
        public static var keyPath: WritableKeyPath<EnvironmentValues, CGFloat> { \.lineSpacing }
        public static let kind = setting("LineSpacing", .required("lineSpacing", CGFloat.self))
    }
}

extension View {
    /// Sets the space between the lines of the texts in the view, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        setting(ModifierType.LineSpacing.self, lineSpacing)
    }
}

extension ModifierReaders {
    /// The space between lines that a modifier of this view sets, in points.
    public var lineSpacing: ModifierReader<CGFloat> {
        .init(ModifierType.LineSpacing.self)
    }
}
