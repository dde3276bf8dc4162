import Foundation

/// The attributes of a stretch of text.
struct TextAttributes: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var color: Color?
    var strikethrough: LineStyle?
    var underline: LineStyle?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?

    /// A line through or under the text.
    struct LineStyle: Equatable, Sendable {
        var isActive: Bool
        var color: Color?
    }
}

extension Text {
    private nonisolated func with<Value>(_ keyPath: WritableKeyPath<TextAttributes, Value>, _ value: Value) -> Text {
        var copy = self
        for index in copy.runs.indices { copy.runs[index].attributes[keyPath: keyPath] = value }
        return copy
    }

    /// Sets the font.
    public nonisolated func font(_ font: Font?) -> Text { with(\.font, font) }
    /// Sets the weight of the font.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text { with(\.weight, weight) }
    /// Makes the text bold.
    public nonisolated func bold() -> Text { with(\.isBold, true) }
    /// Makes the text bold, or not.
    public nonisolated func bold(_ isActive: Bool) -> Text { with(\.isBold, isActive) }
    /// Makes the text italic.
    public nonisolated func italic() -> Text { with(\.isItalic, true) }
    /// Makes the text italic, or not.
    public nonisolated func italic(_ isActive: Bool) -> Text { with(\.isItalic, isActive) }
    /// Sets the color.
    public nonisolated func foregroundColor(_ color: Color?) -> Text { with(\.color, color) }
    /// Puts a line through the text.
    public nonisolated func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
        with(\.strikethrough, .init(isActive: active, color: color))
    }
    /// Puts a line under the text.
    public nonisolated func underline(_ active: Bool = true, color: Color? = nil) -> Text {
        with(\.underline, .init(isActive: active, color: color))
    }
    /// Sets the space between characters, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> Text { with(\.kerning, kerning) }
    /// Sets the tracking, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> Text { with(\.tracking, tracking) }
    /// Sets how far above its usual place the text stands, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(\.baselineOffset, baselineOffset) }

    /// The runs as they read without translation, with their attributes.
    var attributedRuns: [(length: Int, attributes: TextAttributes)] {
        runs.map { ($0.content.string(locale: Localization.defaultLocale).count, $0.attributes) }
    }
}

/// Reads the attributes of a text, or of a range of it. An attribute that only a part of the text has, or that has
/// several values, can be read only in a range where it is the same throughout.
public struct TextAttributesReader {
    let runs: [(length: Int, attributes: TextAttributes)]

    /// The attributes in a range of characters, counted from 0.
    public subscript<Range: RangeExpression>(range: Range) -> TextAttributesReader where Range.Bound == Int {
        let count = runs.reduce(0) { $0 + $1.length }
        let bounds = range.relative(to: 0..<count)
        var start = 0
        let within = runs.compactMap { run -> (length: Int, attributes: TextAttributes)? in
            defer { start += run.length }
            let overlap = (start..<start + run.length).clamped(to: bounds)
            return overlap.isEmpty ? nil : (overlap.count, run.attributes)
        }
        return TextAttributesReader(runs: within)
    }

    /// Whether the text is bold: by itself, by its weight, or by its font. Throws unless the same throughout.
    public func isBold() throws -> Bool {
        try common("bold", default: false) { $0.isBold ?? ($0.weight ?? $0.font?.weightIfKnown).map { $0 == .bold } }
    }
    /// Whether the text is italic, by itself or by its font. Throws unless the same throughout.
    public func isItalic() throws -> Bool {
        try common("italic", default: false) { $0.isItalic ?? $0.font?.isItalic }
    }
    /// The weight, set on the text or on its font. Throws when there is none, or not one throughout.
    public func fontWeight() throws -> Font.Weight {
        try required("fontWeight") { $0.weight ?? $0.font?.weightIfKnown }
    }
    /// The font. Throws when there is none, or not one throughout.
    public func font() throws -> Font { try required("font", \.font) }
    /// The color. Throws when there is none, or not one throughout.
    public func foregroundColor() throws -> Color { try required("foregroundColor", \.color) }
    /// Whether a line goes through the text. Throws unless the same throughout.
    public func isStrikethrough() throws -> Bool {
        try common("strikethrough", default: false) { $0.strikethrough?.isActive }
    }
    /// The color of the line through the text. Throws when there is no line, or not one throughout.
    public func strikethroughColor() throws -> Color? { try required("strikethrough", \.strikethrough).color }
    /// Whether a line goes under the text. Throws unless the same throughout.
    public func isUnderline() throws -> Bool { try common("underline", default: false) { $0.underline?.isActive } }
    /// The color of the line under the text. Throws when there is no line, or not one throughout.
    public func underlineColor() throws -> Color? { try required("underline", \.underline).color }
    /// The space between characters, in points. Throws when none was set, or not one throughout.
    public func kerning() throws -> CGFloat { try required("kerning", \.kerning) }
    /// The tracking, in points. Throws when none was set, or not one throughout.
    public func tracking() throws -> CGFloat { try required("tracking", \.tracking) }
    /// How far above its usual place the text stands, in points. Throws when none was set, or not one throughout.
    public func baselineOffset() throws -> CGFloat { try required("baselineOffset", \.baselineOffset) }

    private func common<Value: Equatable>(
        _ name: String, default value: Value, _ read: (TextAttributes) -> Value?
    ) throws -> Value {
        let values = runs.filter { $0.length > 0 }.map { read($0.attributes) ?? value }
        guard let first = values.first else { return runs.first.flatMap { read($0.attributes) } ?? value }
        guard values.allSatisfy({ $0 == first }) else {
            throw InspectionError.textAttribute("Modifier '\(name)' is applied only to a subrange")
        }
        return first
    }

    private func required<Value: Equatable>(_ name: String, _ read: (TextAttributes) -> Value?) throws -> Value {
        let all = runs.contains { $0.length > 0 } ? runs.filter { $0.length > 0 } : runs
        let values = all.map { read($0.attributes) }
        guard let first = values.compactMap({ $0 }).first else {
            throw InspectionError.attributeNotFound(label: name, type: "Text")
        }
        guard !values.contains(nil) else {
            throw InspectionError.textAttribute("Modifier '\(name)' is applied only to a subrange")
        }
        guard values.allSatisfy({ $0 == first }) else {
            throw InspectionError.textAttribute("Modifier '\(name)' has different values in subranges")
        }
        return first
    }
}

extension ViewType.Text {
    /// Reads the attributes of a text.
    public typealias Attributes = TextAttributesReader
}

/// A modifier that, applied to a Text, becomes part of the text.
@MainActor
public protocol TextStyling: ViewModifier {
    /// The text with what the modifier sets.
    func applied(to text: Text) -> Text
}
