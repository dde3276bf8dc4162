import Foundation

extension Text: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        textLayout(in: place, place.environment)
    }

    /// The text as it is measured where it stands, in surroundings that may be others than there.
    @MainActor func textLayout(in place: LayoutPlace, _ environment: EnvironmentValues) -> TextLayout {
        TextLayout(measure: measured(in: place.node, place.text, environment, pixel: place.pixel))
    }

    /// The text as it is measured in a view, in surroundings that set attributes of texts.
    @MainActor func measured(
        in node: Node, _ around: TextAttributes, _ environment: EnvironmentValues, pixel: CGFloat
    ) -> TextMeasure {
        let plain = MeasuredFont(around, environment)
        var glyphs: [TextMeasure.Glyph] = []
        for piece in pieces(in: TextContext(node)) {
            let font = MeasuredFont(piece.attributes.within(around), environment)
            switch piece.content {
            case .string(let string):
                glyphs.reserveCapacity(glyphs.count + string.utf8.count)
                for character in environment.textCase.applied(to: string) {
                    glyphs.append(.init(character: character, width: font.advance(of: character), font: font))
                }
            case .image:
                glyphs.append(
                    .init(character: "\u{FFFC}", width: font.size * ImageMetrics.symbolWidth, font: font))
            }
        }
        // The lines are as high as the text's own font has them.
        return TextMeasure(glyphs, font: glyphs.first?.font ?? plain, rules: .init(environment, pixel: pixel))
    }
}

/// The attributes of texts that the views around set, for the layout of the texts.
private enum InheritedText: InheritedKey {
    static let defaultValue = TextAttributes()
}

extension LayoutPlace {
    /// The attributes of texts that the views around set.
    var text: TextAttributes { inherited[InheritedText.self] }

    /// The environment that the view sees in its place.
    @MainActor var environment: EnvironmentValues {
        var environment = node.environment
        bar.modify(&environment, of: node)
        return environment
    }
}

/// A kind of modifier that sets an attribute of all texts in a view.
package protocol InheritedTextAttribute: ArrangedAttribute {
    /// Sets the attribute to the value of a modifier.
    static func set(_ value: Value, in text: inout TextAttributes)
}

extension InheritedTextAttribute {
    package static func change(_ inherited: inout InheritedValues, by value: Value) {
        set(value, in: &inherited[InheritedText.self])
    }
}

extension ModifierType.Bold: InheritedTextAttribute {
    package static func set(_ isBold: Bool, in text: inout TextAttributes) { text.isBold = isBold }
}

extension ModifierType.FontWeight: InheritedTextAttribute {
    package static func set(_ weight: Font.Weight?, in text: inout TextAttributes) { text.weight = weight }
}

extension ModifierType.FontWidth: InheritedTextAttribute {
    package static func set(_ width: Font.Width?, in text: inout TextAttributes) { text.width = width }
}

extension ModifierType.FontDesign: InheritedTextAttribute {
    package static func set(_ design: Font.Design?, in text: inout TextAttributes) { text.design = design }
}

extension ModifierType.Monospaced: InheritedTextAttribute {
    package static func set(_ isActive: Bool, in text: inout TextAttributes) { text.isMonospaced = isActive }
}

extension ModifierType.MonospacedDigit: InheritedTextAttribute {
    package static func set(_: Void, in text: inout TextAttributes) { text.isMonospacedDigit = true }
}

extension TextMeasure.Rules {
    init(_ environment: EnvironmentValues, pixel: CGFloat) {
        self.init()
        limit = environment.lineLimit.map { max(1, $0) }
        lowerLimit = environment.lowerLineLimit
        // Never negative (Apple's documentation of the value in the environment).
        lineSpacing = max(0, environment.lineSpacing)
        minimumScale = environment.minimumScaleFactor
        truncation =
            switch environment.truncationMode {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        self.pixel = pixel
    }
}

extension Text.Case? {
    /// The string in this case.
    func applied(to string: String) -> String {
        switch self {
        case .uppercase: string.uppercased()
        case .lowercase: string.lowercased()
        case nil: string
        }
    }
}

extension MeasuredFont {
    /// The font of text with these attributes, in surroundings.
    init(_ attributes: TextAttributes, _ environment: EnvironmentValues) {
        let font = attributes.font ?? environment.font ?? .body
        let points = font.points(at: environment.dynamicTypeSize)
        self.init(size: min(max(0, points), TypeMetrics.largestSize), weight: font.measuredWeight)
        if let weight = attributes.weight { self.weight = weight.value }
        if attributes.isBold == true { weight = max(weight, Font.Weight.bold.value) }
        if environment.legibilityWeight == .bold { weight = max(weight, Font.Weight.bold.value) }
        isMonospaced =
            attributes.isMonospaced
            ?? (font.changes.contains(.monospaced) || attributes.design == .monospaced
                || font.designIfKnown == .monospaced)
        hasMonospacedDigits = attributes.isMonospacedDigit ?? font.changes.contains(.monospacedDigit)
        if let width = attributes.width { widening = width.value }
        for case .width(let width) in font.changes { widening = width.value }
        kerning = (attributes.tracking ?? attributes.kerning) ?? 0
        if let lineHeight = environment.lineHeight {
            lineIncrease = lineHeight.increase(size: size, natural: size * TypeMetrics.lineHeight)
        }
        // Unverified: a line height in points, or by the size of the font, takes the place of the style's leading.
        if case .style = font.base, environment.lineHeight?.keepsLeading ?? true {
            leading = TypeMetrics.lineGap(ofStyleAt: size)
        }
    }
}

extension ViewType.Text.Properties {
    /// The lines in which the text is shown on its screen, without what is left out.
    public var lines: ViewCall<Void, [String]> { .init { try $0.textLines() } }
    /// Whether a part of the text is left out on its screen, for want of room or of lines.
    public var isTruncated: ViewCall<Void, Bool> { .init { try $0.isTextTruncated() } }
}
