import Foundation

/// Reads the attributes of a text, or of a range of it. An attribute that only a part of the text has, or that has
/// several values, can be read only in a range where it is the same throughout.
public struct TextAttributesReader: Sendable {
    /// The runs, at least one in a text; none in a range without characters.
    let runs: [(length: Int, attributes: TextAttributes)]
    /// The characters of the text.
    private let string: String
    /// The font and the color of the texts around.
    private let inherited: (font: Font?, color: Color?)

    private init(
        runs: [(length: Int, attributes: TextAttributes)], string: String, inherited: (font: Font?, color: Color?)
    ) {
        self.runs = runs
        self.string = string
        self.inherited = inherited
    }

    /// The attributes of the pieces of a text, in an environment.
    init(_ pieces: [TextPiece], in context: TextContext, _ environment: EnvironmentValues) {
        let strings = pieces.map { $0.string(in: context) }
        let runs = zip(strings, pieces).map { (length: $0.count, attributes: $1.attributes) }
        self.init(
            runs: runs.isEmpty ? [(0, TextAttributes())] : runs, string: strings.joined(),
            inherited: (environment.font, environment.foregroundColor))
    }

    /// The number of characters.
    var count: Int { runs.reduce(0) { $0 + $1.length } }

    /// The attributes in a range of the string. In one that has none of its characters, each reading throws.
    public subscript<Range: RangeExpression>(range: Range) -> TextAttributesReader
    where Range.Bound == String.Index {
        let bounds = range.relative(to: string)
        let start = string.distance(from: string.startIndex, to: bounds.lowerBound)
        return self[start..<start + string.distance(from: bounds.lowerBound, to: bounds.upperBound)]
    }

    /// The attributes in a range of characters, counted from 0. In one that has none of them, each reading throws.
    public subscript<Range: RangeExpression>(range: Range) -> TextAttributesReader where Range.Bound == Int {
        let bounds = range.relative(to: 0..<count)
        var start = 0
        let within = runs.compactMap { run -> (length: Int, attributes: TextAttributes)? in
            defer { start += run.length }
            let overlap = (start..<start + run.length).clamped(to: bounds)
            return overlap.isEmpty ? nil : (overlap.count, run.attributes)
        }
        let part = string.dropFirst(bounds.lowerBound).prefix(max(0, bounds.count))
        return TextAttributesReader(runs: within, string: String(part), inherited: inherited)
    }

    /// Whether the text is bold: by itself, by its weight, or by its font.
    /// - Throws: Where nothing is said, or not the same throughout.
    public func isBold() throws -> Bool {
        guard let isBold = try bold() else { throw missing("bold") }
        return isBold
    }
    /// Whether the text is italic, by itself or by its font.
    /// - Throws: Where nothing is said, or not the same throughout.
    public func isItalic() throws -> Bool {
        guard let isItalic = try italic() else { throw missing("italic") }
        return isItalic
    }
    /// The weight, set on the text or on its font.
    /// - Throws: When there is none, or not one throughout.
    public func fontWeight() throws -> Font.Weight {
        try required("fontWeight") { $0.weight ?? $0.font?.weightIfKnown }
    }
    /// The font, the text's own or else that of the views around.
    /// - Throws: When there is none, or not one throughout.
    public func font() throws -> Font { try required("font") { $0.font ?? inherited.font } }
    /// The color, the text's own or else that of the views around.
    /// - Throws: When there is none, or not one throughout.
    public func foregroundColor() throws -> Color {
        try required("foregroundColor") { $0.color ?? inherited.color }
    }
    /// Whether a line goes through the text.
    /// - Throws: Unless the same throughout.
    public func isStrikethrough() throws -> Bool {
        try common("strikethrough", default: false) { $0.strikethrough.map { $0.style != nil } }
    }
    /// The color of the line through the text; nil for that of the text.
    /// - Throws: When there is no line, or not one throughout.
    public func strikethroughColor() throws -> Color? { try strikethroughLine().color }
    /// The style of the line through the text.
    /// - Throws: When there is no line, or not one throughout.
    public func strikethroughStyle() throws -> NSUnderlineStyle {
        try strikethroughLine().underlineStyle
    }
    /// Whether a line goes under the text.
    /// - Throws: Unless the same throughout.
    public func isUnderline() throws -> Bool {
        try common("underline", default: false) { $0.underline.map { $0.style != nil } }
    }
    /// The color of the line under the text; nil for that of the text.
    /// - Throws: When there is no line, or not one throughout.
    public func underlineColor() throws -> Color? { try underlineLine().color }
    /// The style of the line under the text.
    /// - Throws: When there is no line, or not one throughout.
    public func underlineStyle() throws -> NSUnderlineStyle {
        try underlineLine().underlineStyle
    }
    /// The address that the text links to.
    /// - Throws: When nowhere, or not to one address throughout.
    public func link() throws -> URL { try required("link", \.link) }
    /// The space between characters, in points.
    /// - Throws: When none was set, or not one throughout.
    public func kerning() throws -> CGFloat { try required("kerning", \.kerning) }
    /// The tracking, in points.
    /// - Throws: When none was set, or not one throughout.
    public func tracking() throws -> CGFloat { try required("tracking", \.tracking) }
    /// The distance of the text above its usual place, in points.
    /// - Throws: When none was set, or not one throughout.
    public func baselineOffset() throws -> CGFloat { try required("baselineOffset", \.baselineOffset) }
    /// The size relative to others with the same font.
    /// - Throws: When none was set, or not one throughout.
    public func textScale() throws -> Text.Scale { try required("textScale", \.scale) }
    /// The language by whose rules the text is set.
    /// - Throws: When none was set, or not one throughout.
    public func typesettingLanguage() throws -> TypesettingLanguage { try required("typesettingLanguage", \.language) }

    /// Whether the text is bold; nil where nothing is said.
    /// - Throws: Unless the same throughout.
    func bold() throws -> Bool? {
        // Unverified: a bold weight counts as bold.
        try flag("bold") { $0.isBold ?? ($0.weight ?? $0.font?.weightIfKnown).map { $0 == .bold } }
    }

    /// Whether the text is italic; nil where nothing is said.
    /// - Throws: Unless the same throughout.
    func italic() throws -> Bool? { try flag("italic") { $0.isItalic ?? $0.font?.isItalic } }

    private func flag(_ name: String, _ read: (TextAttributes) -> Bool?) throws -> Bool? {
        let value = try common(name, default: false, read)
        return runs.contains { read($0.attributes) != nil } ? value : nil
    }

    private func missing(_ name: String) -> InspectionError {
        .modifierNotFound(parent: "Text", modifier: name, index: 0)
    }

    /// The foreground style of the text; nil where none is set.
    /// - Throws: When it is not one throughout.
    func foregroundStyle() throws -> (any ShapeStyle)? {
        guard runs.contains(where: { $0.attributes.style != nil }) else { return nil }
        return try required("foregroundStyle", \.style).style
    }
    /// The line through the text.
    /// - Throws: When there is none, or not one throughout.
    func strikethroughLine() throws -> Text.LineStyle { try required("strikethrough", \.strikethrough?.style) }
    /// The line under the text.
    /// - Throws: When there is none, or not one throughout.
    func underlineLine() throws -> Text.LineStyle { try required("underline", \.underline?.style) }

    /// An attribute.
    /// - Throws: When it was not set, or is not the same throughout.
    func value<Value: Equatable>(_ name: String, _ attribute: KeyPath<TextAttributes, Value?>) throws -> Value {
        try required(name) { $0[keyPath: attribute] }
    }

    private func common<Value: Equatable>(
        _ name: String, default value: Value, _ read: (TextAttributes) -> Value?
    ) throws -> Value {
        try checkRange()
        let values = runs.filter { $0.length > 0 }.map { read($0.attributes) ?? value }
        guard let first = values.first else { return runs.first.flatMap { read($0.attributes) } ?? value }
        guard values.allSatisfy({ $0 == first }) else {
            throw InspectionError.textAttribute("Modifier '\(name)' is applied only to a subrange")
        }
        return first
    }

    private func checkRange() throws {
        guard !runs.isEmpty else { throw InspectionError.textAttribute("Invalid text range") }
    }

    private func required<Value: Equatable>(_ name: String, _ read: (TextAttributes) -> Value?) throws -> Value {
        try checkRange()
        let all = runs.contains { $0.length > 0 } ? runs.filter { $0.length > 0 } : runs
        let values = all.map { read($0.attributes) }
        guard let first = values.compactMap({ $0 }).first else {
            throw missing(name)
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
