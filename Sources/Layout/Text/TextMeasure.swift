import Foundation

/// A text as it is measured: its characters with their widths, and how it may be broken, cut and scaled.
package nonisolated final class TextMeasure {
    /// A character, or an image within the text.
    package struct Glyph {
        package let character: Character
        /// The width in points.
        package let width: CGFloat
        package let font: MeasuredFont
        package let isNewline: Bool
        package let isSpace: Bool
        /// Whether a line may end after it.
        let isOpportunity: Bool

        package init(character: Character, width: CGFloat, font: MeasuredFont) {
            self.character = character
            self.width = width
            self.font = font
            // Most characters are of ASCII, and need no look at the tables of Unicode.
            if let code = character.asciiValue, code != 0x0D {
                isNewline = (0x0A...0x0C).contains(code)
                isSpace = isNewline || code == 0x20 || code == 0x09
                isOpportunity = isSpace || code == 0x2D
            } else {
                isNewline = character.isNewline
                isSpace = character.isWhitespace
                // Unverified: lines may end after spaces, dashes and wide characters; hyphenation and slashes aren't regarded.
                isOpportunity =
                    isSpace || character == "–" || character == "—" || character.unicodeScalars.first!.isWide
            }
        }
    }

    /// The lines of a text in some room.
    package struct Lines: Equatable {
        /// The text of each line, without the spaces at which it was broken.
        package var texts: [String]
        /// The width of each line, in points.
        package var widths: [CGFloat]
        /// The height of all lines, in points, before it is rounded to pixels.
        package var height: CGFloat
        /// The distances of the first and the last baseline from the top, in points.
        var firstBaseline: CGFloat
        var lastBaseline: CGFloat
        /// Whether something is left out.
        package var isTruncated: Bool
        /// By how much the text is scaled down, 1 for not at all.
        package var scale: CGFloat
    }

    /// The end of a line at which a text is cut.
    package enum Truncation { case head, middle, tail }

    /// The rules by which the text may be broken, cut and scaled.
    package struct Rules: Equatable {
        package var limit: Int?
        package var lowerLimit: Int?
        package var lineSpacing: CGFloat = 0
        package var minimumScale: CGFloat = 1
        package var truncation = Truncation.tail
        /// The length of a pixel in points: sizes are rounded up to it.
        package var pixel: CGFloat = 0.5

        package init(
            limit: Int? = nil, lowerLimit: Int? = nil, lineSpacing: CGFloat = 0, minimumScale: CGFloat = 1,
            truncation: Truncation = Truncation.tail, pixel: CGFloat = 0.5
        ) {
            self.limit = limit
            self.lowerLimit = lowerLimit
            self.lineSpacing = lineSpacing
            self.minimumScale = minimumScale
            self.truncation = truncation
            self.pixel = pixel
        }
    }

    let glyphs: [Glyph]
    let font: MeasuredFont
    /// Between two lines of the text's own font, in points.
    package var leading: CGFloat { font.leading }
    package let rules: Rules
    private var known: [(width: CGFloat?, height: CGFloat?, lines: Lines)] = []

    /// - Parameter font: The font of a text without characters, and of the mark for what is left out.
    package init(_ glyphs: [Glyph], font: MeasuredFont, rules: Rules) {
        self.glyphs = glyphs
        self.font = font
        self.rules = rules
    }

    /// The size in points, rounded up to pixels.
    package func size(_ proposal: ProposedViewSize) -> CGSize {
        let lines = lines(proposal)
        return CGSize(width: roundedUp(lines.widths.max() ?? 0), height: roundedUp(lines.height))
    }

    func roundedUp(_ length: CGFloat) -> CGFloat {
        // What a computation is off by must not add a pixel.
        (length / rules.pixel - 0.0001).rounded(.up) * rules.pixel
    }

    /// The lines in a room.
    package func lines(_ proposal: ProposedViewSize) -> Lines {
        let (width, height) = (proposal.width, proposal.height)
        for entry in known where entry.width == width && entry.height == height { return entry.lines }
        let lines = fitted(width ?? .infinity, height ?? .infinity)
        if known.count >= LayoutPass.answersKept { known.removeFirst() }
        known.append((width, height, lines))
        return lines
    }

    private func fitted(_ width: CGFloat, _ height: CGFloat) -> Lines {
        let whole = broken(width, height, 1)
        // Documented for minimumScaleFactor(_:): text shrinks only if it doesn't fit. Unverified: by whole hundredths.
        guard whole.isTruncated, rules.minimumScale < 1, rules.minimumScale > 0 else { return whole }
        // Down by hundredths, as far as it may: the first at which all of it fits.
        var percent = 99
        while CGFloat(percent) / 100 >= rules.minimumScale {
            let lines = broken(width, height, CGFloat(percent) / 100)
            if !lines.isTruncated { return lines }
            percent -= 1
        }
        return broken(width, height, rules.minimumScale)
    }

    /// Whether something is left out in a room even if all characters were narrower and lower by a part: 0.03 for three
    /// hundredths.
    package func isTruncated(_ proposal: ProposedViewSize, evenIfSmallerBy part: CGFloat) -> Bool {
        guard lines(proposal).isTruncated else { return false }
        return broken(proposal.width ?? .infinity, proposal.height ?? .infinity, 1 - part).isTruncated
    }

    // MARK: Breaking

    private func broken(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat) -> Lines {
        let ranges = TextBreaker(glyphs, width: roundedUp(width) / scale).ranges
        let room = linesFitting(height, ranges, scale)
        let most = max(1, min(rules.limit ?? .max, room))
        let isTruncated = ranges.count > most
        var shown = isTruncated ? Array(ranges.prefix(most)) : ranges
        var lines = Lines(
            texts: [], widths: [], height: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: isTruncated, scale: scale)
        if isTruncated { shown[most - 1] = shown[most - 1].lowerBound..<glyphs.count }
        for (index, range) in shown.enumerated() {
            let isCut = isTruncated && index == shown.count - 1
            let (text, length) = isCut ? cut(range, to: width / scale) : read(trimmed(range))
            lines.texts.append(text)
            lines.widths.append(length * scale)
            add(range, index, scale, to: &lines)
        }
        // Documented for lineLimit(_:reservesSpace:): the room of lines that aren't there is kept.
        if let least = rules.lowerLimit, least > shown.count {
            let line = (font.lineHeight + font.leading) * scale + rules.lineSpacing
            lines.height += CGFloat(least - shown.count) * line
        }
        return lines
    }

    func add(_ range: Range<Int>, _ index: Int, _ scale: CGFloat, to lines: inout Lines) {
        let fonts = glyphs[range].isEmpty ? [font] : glyphs[range].map(\.font)
        let ascent = fonts.lazy.map(\.ascent).max()! * scale
        let descent = fonts.lazy.map(\.descent).max()! * scale
        // Unverified: among fonts of several sizes, the largest room between lines counts.
        if index > 0 { lines.height += rules.lineSpacing + fonts.lazy.map(\.leading).max()! * scale }
        if index == 0 { lines.firstBaseline = ascent }
        lines.lastBaseline = lines.height + ascent
        lines.height += ascent + descent
    }

    /// Returns the number of lines that there is room for.
    private func linesFitting(_ height: CGFloat, _ ranges: [Range<Int>], _ scale: CGFloat) -> Int {
        guard height.isFinite else { return .max }
        let line = font.lineHeight * scale
        let pitch = line + rules.lineSpacing + font.leading * scale
        // Lines that take no room, or are set one over the other, all fit.
        guard line > 0, pitch > 0 else { return .max }
        let count = ((height + rules.pixel - line) / pitch).rounded(.down) + 1
        return count < 1_000_000 ? Int(max(1, count)) : .max
    }

    /// The rectangles that a range of the characters takes, one for each line that shows some of it, in points from the top left
    /// corner of the text. `alignment` is the place of lines that are shorter than the longest: 0 for the left, 1 for the right.
    package func frames(of range: Range<Int>, _ proposal: ProposedViewSize, alignment: CGFloat) -> [CGRect] {
        let lines = lines(proposal)
        let longest = lines.widths.max() ?? 0
        func width(_ part: Range<Int>) -> CGFloat { glyphs[part].reduce(0) { $0 + $1.width } * lines.scale }
        var (frames, y): ([CGRect], CGFloat) = ([], 0)
        let ranges = TextBreaker(glyphs, width: roundedUp(proposal.width ?? .infinity) / lines.scale).ranges
        for (index, line) in ranges.prefix(lines.texts.count).enumerated() {
            var one = Lines(
                texts: [], widths: [], height: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false, scale: 1)
            add(line, index, lines.scale, to: &one)
            let shown = trimmed(line).clamped(to: range)
            if !shown.isEmpty {
                let start = (longest - lines.widths[index]) * alignment + width(line.lowerBound..<shown.lowerBound)
                frames.append(CGRect(x: start, y: y, width: width(shown), height: one.height))
            }
            y += one.height
        }
        return frames
    }

    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        // Commonly known: spaces at the end of a line take no room.
        while end > range.lowerBound, glyphs[end - 1].isSpace { end -= 1 }
        return range.lowerBound..<end
    }

    private func read(_ range: Range<Int>) -> (String, CGFloat) {
        (String(glyphs[range].map(\.character)), glyphs[range].reduce(0) { $0 + $1.width })
    }

    /// The part of the rest of a text that fits, with an ellipsis for what doesn't.
    private func cut(_ range: Range<Int>, to width: CGFloat) -> (String, CGFloat) {
        let shown = places(cut: range, to: width).map { $0.map { glyphs[$0] } ?? ellipsis }
        return (String(shown.map(\.character)), shown.reduce(0) { $0 + $1.width })
    }

    /// The mark for what is left out.
    var ellipsis: Glyph { Glyph(character: "…", width: font.advance(of: "…"), font: font) }

    /// The places, among all characters, of those that fit of the rest of a text; nil stands for the ellipsis.
    func places(cut range: Range<Int>, to width: CGFloat) -> [Int?] {
        let end = glyphs[range].firstIndex { $0.isNewline } ?? range.upperBound
        let rest = range.lowerBound..<end
        func prefix(_ room: CGFloat, _ source: some Collection<Int>) -> [Int?] {
            var (used, taken): (CGFloat, [Int?]) = (0, [])
            for place in source {
                used += glyphs[place].width
                guard used <= room else { break }
                taken.append(place)
            }
            return taken
        }
        let room = width - ellipsis.width
        switch rules.truncation {
        case .tail:
            // Unverified: spaces before the ellipsis are dropped.
            var taken = prefix(room, rest)
            while let last = taken.last.flatMap(\.self), glyphs[last].isSpace { taken.removeLast() }
            return taken + [nil]
        case .head: return [nil] + prefix(room, rest.reversed()).reversed()
        case .middle:
            let before = prefix(room / 2, rest)
            let left = room - before.reduce(0) { $0 + ($1.map { glyphs[$0].width } ?? 0) }
            return before + [nil] + prefix(left, rest.dropFirst(before.count).reversed()).reversed()
        }
    }
}

/// Breaks a text into lines: at line breaks, and before the first word that doesn't fit; a word that is longer than a line
/// anywhere.
nonisolated struct TextBreaker {
    private(set) var ranges: [Range<Int>] = []

    init(_ glyphs: [TextMeasure.Glyph], width: CGFloat) {
        var (start, used): (Int, CGFloat) = (0, 0)
        // Where the line may end, and how long it is up to there.
        var opportunity: (index: Int, used: CGFloat)?
        for (index, glyph) in glyphs.enumerated() {
            if glyph.isNewline {
                ranges.append(start..<index)
                (start, used, opportunity) = (index + 1, 0, nil)
                continue
            }
            if !glyph.isSpace, index > start, used + glyph.width > width {
                if let chance = opportunity, chance.index > start {
                    ranges.append(start..<chance.index)
                    (start, used) = (chance.index, used - chance.used)
                } else {
                    ranges.append(start..<index)
                    (start, used) = (index, 0)
                }
                opportunity = nil
                // What goes over to the next line may be too long for it as well.
                if used + glyph.width > width, index > start {
                    ranges.append(start..<index)
                    (start, used) = (index, 0)
                }
            }
            used += glyph.width
            if glyph.isOpportunity { opportunity = (index + 1, used) }
        }
        ranges.append(start..<glyphs.count)
    }
}
