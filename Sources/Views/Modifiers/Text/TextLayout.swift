import Foundation

private enum MultilineTextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private enum TruncationModeKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

extension EnvironmentValues {
    /// The alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }

    /// The space between the lines of a text, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The part of a text that is left out where it doesn't fit.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// Whether characters of a text may stand closer to fit.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    /// How small a text may become to fit: 1 is its usual size.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }

    /// The case in which a text is shown; nil for its own.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Sets the alignment of the lines of the texts in the view.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        setting(ModifierType.MultilineTextAlignment.self, alignment)
    }

    /// Sets the space between the lines of the texts in the view, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        setting(ModifierType.LineSpacing.self, lineSpacing)
    }

    /// Sets the part of a text that is left out where it doesn't fit.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        setting(ModifierType.TruncationMode.self, mode)
    }

    /// Sets whether the characters of the texts in the view may be tightened to fit.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        setting(ModifierType.AllowsTightening.self, flag)
    }

    /// Sets the least factor by which the texts in the view are scaled to fit, up to 1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        setting(ModifierType.MinimumScaleFactor.self, factor)
    }

    /// Sets the case in which the texts in the view are shown; nil leaves them as they are.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        setting(ModifierType.TextCase.self, textCase)
    }

    /// Gives all digits of the texts in the view the same width.
    public nonisolated func monospacedDigit() -> some View { attribute(ModifierType.MonospacedDigit.self) }

    /// Sets whether the view is mirrored in a right-to-left layout.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        attribute(ModifierType.FlipsForRightToLeftLayoutDirection.self, enabled)
    }
}

extension ModifierType {
    public enum MultilineTextAlignment: EnvironmentModifierType {
        public static let setting = ModifierSetting("MultilineTextAlignment", \.multilineTextAlignment, "alignment")
    }

    public enum LineSpacing: EnvironmentModifierType {
        public static let setting = ModifierSetting("LineSpacing", \.lineSpacing, "lineSpacing")
    }

    public enum TruncationMode: EnvironmentModifierType {
        public static let setting = ModifierSetting("TruncationMode", \.truncationMode, "mode")
    }

    public enum AllowsTightening: EnvironmentModifierType {
        public static let setting = ModifierSetting("AllowsTightening", \.allowsTightening, "flag")
    }

    public enum MinimumScaleFactor: EnvironmentModifierType {
        public static let setting = ModifierSetting("MinimumScaleFactor", \.minimumScaleFactor, "factor")
    }

    public enum TextCase: EnvironmentModifierType {
        public static let setting = ModifierSetting("TextCase", \.textCase, "textCase")
    }

    public enum MonospacedDigit: AttributeModifierType {
        public static let attribute = ModifierAttribute<Void>("MonospacedDigit")
    }

    public enum FlipsForRightToLeftLayoutDirection: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("FlipsForRightToLeftLayoutDirection", "enabled")
    }
}

extension ModifierReaders {
    public var multilineTextAlignment: ModifierReader<TextAlignment> { .init(ModifierType.MultilineTextAlignment.self) }
    public var lineSpacing: ModifierReader<CGFloat> { .init(ModifierType.LineSpacing.self) }
    public var truncationMode: ModifierReader<Text.TruncationMode> { .init(ModifierType.TruncationMode.self) }
    public var allowsTightening: ModifierReader<Bool> { .init(ModifierType.AllowsTightening.self) }
    public var minimumScaleFactor: ModifierReader<CGFloat> { .init(ModifierType.MinimumScaleFactor.self) }
    public var textCase: ModifierReader<Text.Case?> { .init(ModifierType.TextCase.self) }
    public var monospacedDigit: ModifierReader<Void> { .init(ModifierType.MonospacedDigit.self) }
    public var flipsForRightToLeftLayoutDirection: ModifierReader<Bool> {
        .init(ModifierType.FlipsForRightToLeftLayoutDirection.self)
    }
}
