import Foundation

/// The attributes of a stretch of text, one for each modifier of `Text`. What is nil is as the surroundings have it.
package struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var width: Font.Width?
    var design: Font.Design?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var isMonospacedDigit: Bool?
    var color: Color?
    var style: TextForeground?
    var backgroundColor: Color?
    var strikethrough: Line?
    var underline: Line?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var scale: Text.Scale?
    var language: TypesettingLanguage?
    /// The address that the text links to.
    var link: URL?
    /// The Markdown intent of the text.
    var intent: InlinePresentationIntent?

    /// A line through or under the text; none where `style` is nil.
    struct Line: Equatable, Sendable {
        var style: Text.LineStyle?
    }

    /// The attributes, with those of what the text stands in where it has none itself.
    func within(_ outer: TextAttributes) -> TextAttributes {
        // Commonly known: a modifier nearer to the text wins over those around it.
        TextAttributes(
            font: font ?? outer.font, weight: weight ?? outer.weight, width: width ?? outer.width,
            design: design ?? outer.design, isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
            isMonospaced: isMonospaced ?? outer.isMonospaced,
            isMonospacedDigit: isMonospacedDigit ?? outer.isMonospacedDigit, color: color ?? outer.color,
            style: style ?? outer.style, backgroundColor: backgroundColor ?? outer.backgroundColor,
            strikethrough: strikethrough ?? outer.strikethrough, underline: underline ?? outer.underline,
            kerning: kerning ?? outer.kerning, tracking: tracking ?? outer.tracking,
            baselineOffset: baselineOffset ?? outer.baselineOffset, scale: scale ?? outer.scale,
            language: language ?? outer.language, link: link ?? outer.link,
            intent: intent ?? outer.intent)
    }
}

/// The foreground style of a run of text.
struct TextForeground: Equatable, Sendable {
    let style: any ShapeStyle

    static func == (left: TextForeground, right: TextForeground) -> Bool {
        guard let value = left.style as? any Equatable else { return false }
        return isEqual(value, right.style)
    }
}

extension Text {
    nonisolated func with<Value>(_ keyPath: WritableKeyPath<TextAttributes, Value>, _ value: Value) -> Text {
        var runs = runs
        for index in runs.indices { runs[index].attributes[keyPath: keyPath] = value }
        var copy = self
        copy.runs = runs
        return copy
    }

    /// Sets the font.
    public nonisolated func font(_ font: Font?) -> Text { with(\.font, font) }
    /// Sets the weight of the font.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }
    /// Sets how wide the letters of the font are.
    public nonisolated func fontWidth(_ width: Font.Width?) -> Text { with(\.width, width) }
    /// Sets the general shape of the font's letters.
    public nonisolated func fontDesign(_ design: Font.Design?) -> Text { with(\.design, design) }
    /// Makes the text bold.
    public nonisolated func bold() -> Text { with(\.isBold, true) }
    /// Makes the text bold, or not.
    public nonisolated func bold(_ isActive: Bool) -> Text { with(\.isBold, isActive) }
    /// Makes the text italic.
    public nonisolated func italic() -> Text { with(\.isItalic, true) }
    /// Makes the text italic, or not.
    public nonisolated func italic(_ isActive: Bool) -> Text { with(\.isItalic, isActive) }
    /// Makes all letters as wide, or not.
    public nonisolated func monospaced(_ isActive: Bool = true) -> Text { with(\.isMonospaced, isActive) }
    /// Makes all digits as wide.
    public nonisolated func monospacedDigit() -> Text { with(\.isMonospacedDigit, true) }
    /// Sets the color.
    public nonisolated func foregroundColor(_ color: Color?) -> Text { with(\.color, color) }
    /// Sets what the text is drawn with.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        // Unverified: a color as a style is the same as a foreground color.
        let styled = with(\.style, TextForeground(style: style))
        return (style as? Color).map { styled.foregroundColor($0) } ?? styled
    }
    /// Puts a line through the text, or not.
    public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    /// Puts a line through the text, or not.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        with(\.strikethrough, .init(style: isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
    /// Puts a line under the text, or not.
    public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    /// Puts a line under the text, or not.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        with(\.underline, .init(style: isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
    /// Sets the space between characters, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { with(\.kerning, kerning) }
    /// Sets the tracking, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { with(\.tracking, tracking) }
    /// Sets the size relative to others with the same font.
    public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? with(\.scale, scale) : self
    }
    /// Sets the language by whose rules the text is set.
    public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }
    /// Sets the language by whose rules the text is set.
    public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? with(\.language, language) : self
    }
    /// Sets how far above its usual place the text stands, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(\.baselineOffset, baselineOffset) }
}
