import Foundation

/// The layout of a text: as wide as its longest line, with its baselines as guides.
nonisolated struct TextLayout: GuidingLayout {
    let measure: TextMeasure

    var ownGuides: Set<ObjectIdentifier> {
        [
            ObjectIdentifier(VerticalAlignment.firstTextBaseline.key),
            ObjectIdentifier(VerticalAlignment.lastTextBaseline.key),
        ]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        measure.size(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
        ViewSpacing(vertical: .text(LayoutMetrics.textSpacing), horizontal: .standard)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        switch guide {
        case .firstTextBaseline: bounds.minY + measure.lines(proposal).firstBaseline
        case .lastTextBaseline: bounds.minY + measure.lines(proposal).lastBaseline
        default: nil
        }
    }
}

extension Text: ArrangedView {
    @MainActor package func layout(in place: LayoutPlace) -> any Layout {
        textLayout(in: place, place.environment)
    }

    /// The text as it is measured where it stands, in surroundings that may be others than there.
    @MainActor func textLayout(in place: LayoutPlace, _ environment: EnvironmentValues) -> TextLayout {
        let plain = MeasuredFont(place.text, environment)
        var glyphs: [TextMeasure.Glyph] = []
        for piece in pieces(in: TextContext(place.node)) {
            let font = MeasuredFont(piece.attributes.within(place.text), environment)
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
        return TextLayout(
            measure: TextMeasure(glyphs, font: plain, rules: .init(environment, pixel: place.pixel)))
    }
}

extension TextAttributes {
    /// Takes the attribute that a modifier sets for all texts in a view.
    @MainActor mutating func take(_ applied: AppliedModifier) {
        guard Self.kinds.contains(ObjectIdentifier(applied.kind)) else { return }
        if let value = applied.attribute(ModifierType.Bold.self) { isBold = value }
        if let value = applied.attribute(ModifierType.FontWeight.self) { weight = value }
        if let value = applied.attribute(ModifierType.FontWidth.self) { width = value }
        if let value = applied.attribute(ModifierType.FontDesign.self) { design = value }
        if let value = applied.attribute(ModifierType.Monospaced.self) { isMonospaced = value }
        if applied.attribute(ModifierType.MonospacedDigit.self) != nil { isMonospacedDigit = true }
    }

    private static let kinds: Set<ObjectIdentifier> = [
        ObjectIdentifier(ModifierType.Bold.kind), ObjectIdentifier(ModifierType.FontWeight.kind),
        ObjectIdentifier(ModifierType.FontWidth.kind), ObjectIdentifier(ModifierType.FontDesign.kind),
        ObjectIdentifier(ModifierType.Monospaced.kind), ObjectIdentifier(ModifierType.MonospacedDigit.kind),
    ]
}

extension TextMeasure.Rules {
    init(_ environment: EnvironmentValues, pixel: CGFloat) {
        limit = environment.lineLimit.map { max(1, $0) }
        lowerLimit = environment.lowerLineLimit
        // Never negative (Apple's documentation of the value in the environment).
        lineSpacing = max(0, environment.lineSpacing)
        minimumScale = environment.minimumScaleFactor
        truncation = environment.truncationMode
        self.pixel = pixel
    }
}

extension Text.Case? {
    /// The string in this case.
    fileprivate func applied(to string: String) -> String {
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
    }
}

extension Font {
    /// The size in points at a preferred size of text.
    func points(at size: DynamicTypeSize) -> CGFloat {
        switch base {
        case .style(let style, _, _): CGFloat(size.points(of: style))
        case .system(let points, _, _), .custom(_, let points, .fixed): points
        case .custom(_, let points, .body): (points * CGFloat(size.scale(of: .body))).rounded()
        case .custom(_, let points, .relative(let style)): (points * CGFloat(size.scale(of: style))).rounded()
        }
    }

    /// The weight, from -1 to 1; headlines are semibold.
    fileprivate var measuredWeight: Double {
        if let weightIfKnown { return weightIfKnown.value }
        if case .style(.headline, _, _) = base { return Weight.semibold.value }
        return 0
    }

    fileprivate var designIfKnown: Design? {
        switch base {
        case .style(_, let design, _), .system(_, let design, _): design
        case .custom: nil
        }
    }
}
