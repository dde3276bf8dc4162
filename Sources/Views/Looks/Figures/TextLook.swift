import Foundation
import Layout

extension Facet {
    /// A text draws its letters where the layout measured them.
    static var drawingText: Facet {
        .look(behind: { place, brush in
            guard case .primitive(let view) = place.node.content, let text = view as? Text else { return }
            place.draw(text, on: brush)
        })
    }

    /// A view that is a text by its kind draws that.
    static func drawingText(_ words: @escaping @MainActor @Sendable (Node) -> String) -> Facet {
        .look(behind: { place, brush in place.draw(Text(verbatim: words(place.node)), on: brush) })
    }
}

/// What letters look like beside their font.
private struct LetterLook: Equatable {
    var paint: Paint
    var isItalic = false
    var design = TextRun.Design.standard
    var underline: Paint?
    var strikethrough: Paint?
    var background: Paint?
    var baselineOffset: CGFloat = 0
}

extension LookPlace {
    /// Draws the text of the view as its item measured it.
    fileprivate func draw(_ text: Text, on brush: any Brush) {
        guard let item = try? layout.items(of: node, inner: true).first, let measure = item.text else { return }
        draw(text, measured: measure, in: frame, item.settled, on: brush)
    }

    /// Draws a text of a canvas, whose place that the anchor says lies at a point. Letters without a color of their own have the paint.
    func draw(_ text: Text, at point: CGPoint, _ anchor: UnitPoint, _ paint: Paint?, on brush: any Brush) {
        let measure = text.measured(in: node, TextAttributes(), environment, pixel: pixel)
        let size = measure.size(.unspecified)
        let box = CGRect(
            x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width,
            height: size.height)
        draw(text, measured: measure, in: box, .unspecified, paint, on: brush)
    }

    /// Draws a text of a canvas in a rectangle.
    func draw(_ text: Text, in rect: CGRect, _ paint: Paint?, on brush: any Brush) {
        let measure = text.measured(in: node, TextAttributes(), environment, pixel: pixel)
        draw(text, measured: measure, in: rect, ProposedViewSize(rect.size), paint, on: brush)
    }

    private func draw(
        _ text: Text, measured measure: TextMeasure, in frame: CGRect, _ proposal: ProposedViewSize,
        _ own: Paint? = nil,
        on brush: any Brush
    ) {
        var looks: [LetterLook] = []
        var images: [Int: Image] = [:]
        for piece in text.pieces(in: TextContext(node)) {
            var look = look(of: piece.attributes)
            if let own, piece.attributes.style == nil, piece.attributes.color == nil { look.paint = own }
            switch piece.content {
            case .string(let string):
                let count = environment.textCase.applied(to: string).count
                looks += Array(repeating: look, count: count)
            case .image(let image):
                images[looks.count] = image
                looks.append(look)
            }
        }
        let plain = look(of: TextAttributes())
        draw(measure, in: frame, proposal, on: brush) { looks.indices.contains($0) ? looks[$0] : plain }
        for (place, image) in images {
            draw(image, at: place, of: measure, in: frame, proposal, looks[place].paint, on: brush)
        }
    }

    private func look(of attributes: TextAttributes) -> LetterLook {
        let own: Paint? = attributes.style.map { paint($0.style) } ?? attributes.color.map { paint($0) }
        var look = LetterLook(paint: own ?? (attributes.link == nil ? foreground : tint))
        let font = attributes.font ?? environment.font ?? .body
        look.isItalic =
            attributes.isItalic ?? (node.inheritedAttribute(ModifierType.Italic.self) ?? font.changes.contains(.italic))
            || attributes.intent?.contains(.emphasized) == true
        look.design = TextRun.Design(attributes.design ?? font.designIfKnown, isMonospaced: attributes.isMonospaced)
        if let line = attributes.underline?.style {
            look.underline = line.color.map { paint($0) } ?? look.paint
        }
        if let line = attributes.strikethrough?.style {
            look.strikethrough = line.color.map { paint($0) } ?? look.paint
        }
        look.background = attributes.backgroundColor.map { paint($0) }
        look.baselineOffset = attributes.baselineOffset ?? 0
        return look
    }

    /// Draws measured lines in a rectangle, each run of letters that look alike as one.
    private func draw(
        _ measure: TextMeasure, in frame: CGRect, _ proposal: ProposedViewSize, on brush: any Brush,
        _ look: (Int) -> LetterLook
    ) {
        let (lines, scale) = measure.drawn(proposal)
        var last = look(0)
        for line in lines {
            let start = frame.minX + (frame.width - line.width) * lineAlignment
            let baseline = layout.pass.rounded(CGRect(x: 0, y: frame.minY + line.baseline, width: 0, height: 0)).minY
            if node.isRedacted {
                let font = line.letters.first?.glyph.font.size ?? 0
                let bar = CGRect(x: start, y: baseline - font * 0.75 * scale, width: line.width, height: font * scale)
                brush.fill(bar, foreground.opacity(0.16), radius: 4)
                continue
            }
            var run: [TextMeasure.DrawnLine.Letter] = []
            func end() {
                if let first = run.first {
                    draw(run, last, at: CGPoint(x: start + first.x, y: baseline), scale, on: brush)
                }
                run = []
            }
            for letter in line.letters where letter.glyph.character != "\u{FFFC}" {
                let own = letter.place.map(look) ?? last
                if own != last
                    || run.last.map({ $0.glyph.font != letter.glyph.font || letter.x > $0.x + $0.width + 0.01 })
                        ?? false
                {
                    end()
                }
                last = own
                run.append(letter)
            }
            end()
        }
    }

    /// The place of lines that are shorter than the longest: 0 for the left, 1 for the right.
    private var lineAlignment: CGFloat {
        switch context.textAlignment ?? environment.multilineTextAlignment {
        case .leading: isMirrored ? 1 : 0
        case .center: 0.5
        case .trailing: isMirrored ? 0 : 1
        }
    }

    private func draw(
        _ letters: [TextMeasure.DrawnLine.Letter], _ look: LetterLook, at origin: CGPoint, _ scale: CGFloat,
        on brush: any Brush
    ) {
        let font = letters[0].glyph.font
        let run = TextRun(
            text: String(letters.map(\.glyph.character)),
            origin: CGPoint(x: origin.x, y: origin.y - look.baselineOffset),
            advances: letters.map(\.width), font: font, size: font.size * scale, isItalic: look.isItalic,
            design: font.isMonospaced ? .monospaced : look.design, paint: look.paint)
        func line(at height: CGFloat, _ paint: Paint) {
            let thickness = max(pixel, font.size * scale * 0.055)
            brush.fill(
                CGRect(x: origin.x, y: origin.y + height * scale - thickness / 2, width: run.width, height: thickness),
                paint)
        }
        if let background = look.background {
            brush.fill(
                CGRect(
                    x: origin.x, y: origin.y - font.ascent * scale, width: run.width, height: font.lineHeight * scale),
                background)
        }
        brush.text(run)
        // Unverified: the heights of these lines.
        if let paint = look.underline { line(at: font.size * 0.12, paint) }
        if let paint = look.strikethrough { line(at: -font.size * 0.26, paint) }
    }

    /// Draws an image that stands among letters.
    private func draw(
        _ image: Image, at place: Int, of measure: TextMeasure, in frame: CGRect, _ proposal: ProposedViewSize,
        _ paint: Paint, on brush: any Brush
    ) {
        guard let name = try? image.name() else { return }
        for line in measure.drawn(proposal).lines {
            guard let letter = line.letters.first(where: { $0.place == place }) else { continue }
            let start = frame.minX + (frame.width - line.width) * lineAlignment
            let size = letter.glyph.font.size
            let box = CGRect(
                x: start + letter.x, y: frame.minY + line.baseline - size * 0.35 - letter.width / 2,
                width: letter.width,
                height: letter.width)
            brush.symbol(SymbolMark(name: name, frame: box, paint: paint, weight: letter.glyph.font.weight))
        }
    }

    // MARK: Words of the system

    /// The font of texts in the place.
    package var font: MeasuredFont { MeasuredFont(TextAttributes(), environment) }

    /// Draws words in a rectangle, as many lines of them as there is room for: at a place from 0 for its leading side to 1, in
    /// the middle of its height.
    package func draw(
        _ words: String, in rect: CGRect, _ paint: Paint, font: MeasuredFont? = nil, at alignment: CGFloat = 0,
        lines: Int? = 1, on brush: any Brush
    ) {
        let font = font ?? self.font
        // No screen shows more, and what nobody sees needs no measuring.
        let shown = words.prefix(10_000).map { lines == 1 && $0.isNewline ? " " : $0 }
        let glyphs = shown.map { TextMeasure.Glyph(character: $0, width: font.advance(of: $0), font: font) }
        let measure = TextMeasure(glyphs, font: font, rules: .init(limit: lines, pixel: pixel))
        let proposal = ProposedViewSize(width: rect.width, height: nil)
        let size = measure.size(proposal)
        let x = rect.minX + (rect.width - size.width) * (isMirrored ? 1 - alignment : alignment)
        let place = CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        draw(measure, in: place, proposal, paint, on: brush)
    }

    /// Draws a measured text in one paint.
    func draw(
        _ measure: TextMeasure, in frame: CGRect, _ proposal: ProposedViewSize, _ paint: Paint, on brush: any Brush
    ) {
        draw(measure, in: frame, proposal, on: brush) { _ in LetterLook(paint: paint) }
    }

    /// The width of a line, in points.
    package func width(of words: String, font: MeasuredFont? = nil) -> CGFloat {
        let font = font ?? self.font
        return words.prefix(1000).reduce(0) { $0 + font.advance(of: $1) }
    }
}

extension TextRun.Design {
    fileprivate init(_ design: Font.Design?, isMonospaced: Bool?) {
        switch design {
        case _ where isMonospaced == true: self = .monospaced
        case .serif: self = .serif
        case .rounded: self = .rounded
        case .monospaced: self = .monospaced
        default: self = .standard
        }
    }
}
