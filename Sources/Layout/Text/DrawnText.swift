import Foundation

nonisolated extension TextMeasure {
    /// A line of a text as it is drawn.
    package struct DrawnLine {
        /// A character of the line.
        package struct Letter {
            /// The place among the characters of the whole text, counted from 0; nil for the ellipsis.
            package let place: Int?
            package let glyph: Glyph
            /// The distance from the start of the line, in points.
            package let x: CGFloat
            /// The width in points, scaled down with the text.
            package let width: CGFloat
        }

        /// The distance of the baseline from the top of the text, in points.
        package let baseline: CGFloat
        /// The width in points.
        package let width: CGFloat
        package let letters: [Letter]
    }

    /// The lines in a room, with the place of each letter: those of `lines(_:)`.
    ///
    /// - Complexity: O(*n*) in the characters.
    package func drawn(_ proposal: ProposedViewSize) -> (lines: [DrawnLine], scale: CGFloat) {
        let known = lines(proposal)
        let scale = known.scale
        let width = proposal.width ?? .infinity
        var measured = Lines(
            texts: [], widths: [], height: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false, scale: scale)
        let ranges = TextBreaker(glyphs, width: roundedUp(width) / scale).ranges
        let drawn = ranges.prefix(known.texts.count).enumerated().map { index, broken in
            let isCut = known.isTruncated && index == known.texts.count - 1
            let range = isCut ? broken.lowerBound..<glyphs.count : broken
            add(range, index, scale, to: &measured)
            let places = isCut ? self.places(cut: range, to: width / scale) : trimmed(range).map { $0 }
            return line(places, baseline: measured.lastBaseline, scale)
        }
        return (drawn, scale)
    }

    private func line(_ places: [Int?], baseline: CGFloat, _ scale: CGFloat) -> DrawnLine {
        var x: CGFloat = 0
        let letters = places.map { place in
            let glyph = place.map { glyphs[$0] } ?? ellipsis
            defer { x += glyph.width * scale }
            return DrawnLine.Letter(place: place, glyph: glyph, x: x, width: glyph.width * scale)
        }
        return DrawnLine(baseline: baseline, width: x, letters: letters)
    }
}
