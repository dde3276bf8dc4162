import Foundation

private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// The space between the lines of a text, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the space between the lines of the texts in the view, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        setting(ModifierType.LineSpacing.self, lineSpacing)
    }
}

extension ModifierType {
    public enum LineSpacing: EnvironmentModifierType {
        public static let setting = ModifierSetting("LineSpacing", \.lineSpacing, "lineSpacing")
    }
}

extension ModifierReaders {
    public var lineSpacing: ModifierReader<CGFloat> { .init(ModifierType.LineSpacing.self) }
}
