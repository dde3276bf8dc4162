import Foundation

extension EnvironmentValues {
    /// The space between the lines of a text, in points.
    @Entry public var lineSpacing: CGFloat = 0

    /// The height of the lines of a text; nil for what the fonts need.
    @Entry public var lineHeight: AttributedString.LineHeight?

    /// The alignment of the lines of a text.
    @Entry public var multilineTextAlignment: TextAlignment = .leading

    /// The smallest scale of a text that has to fit: 1 is its usual size.
    @Entry public var minimumScaleFactor: CGFloat = 1

    /// Whether characters of a text may stand closer to fit.
    @Entry public var allowsTightening: Bool = false

    /// The part of a text that is left out where it doesn't fit.
    @Entry public var truncationMode: Text.TruncationMode = .tail
}

extension View {
    /// Sets the space between the lines of the texts in the view, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        setting(ModifierType.LineSpacing.self, lineSpacing)
    }

    /// Sets the height of the lines of the texts in the view; nil for what the fonts need.
    public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        setting(ModifierType.LineHeight.self, lineHeight)
    }

    /// Sets the alignment of the lines of the texts in the view.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        setting(ModifierType.MultilineTextAlignment.self, alignment)
    }

    /// Sets the least factor by which the texts in the view are scaled to fit, up to 1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        setting(ModifierType.MinimumScaleFactor.self, factor)
    }

    /// Sets whether the characters of the texts in the view may be tightened to fit.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        setting(ModifierType.AllowsTightening.self, flag)
    }

    /// Sets the part of a text that is left out where it doesn't fit.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        setting(ModifierType.TruncationMode.self, mode)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.lineSpacing, "lineSpacing") public var lineSpacing: ModifierReader<CGFloat>
    @EnvironmentModifier(\.lineHeight, "lineHeight") public var lineHeight: ModifierReader<AttributedString.LineHeight?>
    @EnvironmentModifier(\.multilineTextAlignment, "alignment")
    public var multilineTextAlignment: ModifierReader<TextAlignment>
    @EnvironmentModifier(\.minimumScaleFactor, "factor") public var minimumScaleFactor: ModifierReader<CGFloat>
    @EnvironmentModifier(\.allowsTightening, "flag") public var allowsTightening: ModifierReader<Bool>
    @EnvironmentModifier(\.truncationMode, "mode") public var truncationMode: ModifierReader<Text.TruncationMode>
}
