import Foundation
import Views

extension TextRun {
    /// Letters without a space among them, which stand at a place of their own.
    struct Word {
        let text: String
        /// The distance from the start of the run, in points.
        let x: CGFloat
        let width: CGFloat
        /// The place of the first letter in the run, counted from 0.
        let start: Int
        fileprivate let count: Int

        /// The space after each letter, in points, by which Inter's letters are as wide as they were measured.
        func letterSpacing(of run: TextRun) -> CGFloat {
            guard count > 0 else { return 0 }
            return (width - text.reduce(0) { $0 + run.naturalWidth(of: $1) }) / CGFloat(count)
        }
    }

    /// Letters of Inter are higher than San Francisco's: at this part of the size, capitals are as high.
    static let heightFactor: CGFloat = 0.97

    /// The size in which Inter's letters are drawn, in points.
    var drawnSize: CGFloat { size * Self.heightFactor }

    /// Whether widths are those of Inter's letters, so that only the space between these is to be found.
    var isMeasuredByInter: Bool { design != .monospaced && font.widening == 0 }

    /// The width of a letter as Inter has it, in points, without tracking.
    func naturalWidth(of letter: Character) -> CGFloat {
        var plain = font
        (plain.kerning, plain.widening, plain.isMonospaced) = (0, 0, false)
        return (plain.advance(of: letter) - TypeMetrics.tracking(at: font.size)) / font.size * drawnSize
    }

    /// The words; letters that are read from the right to the left are one, since their order isn't that in the text.
    var words: [Word] {
        let characters = Array(text)
        guard characters.count == advances.count, !hasRightToLeft else {
            return [Word(text: text, x: 0, width: width, start: 0, count: characters.count)]
        }
        var words: [Word] = []
        var (start, x, begin): (Int?, CGFloat, CGFloat) = (nil, 0, 0)
        for (index, character) in characters.enumerated() {
            if character.isWhitespace {
                if let start { words.append(word(characters[start..<index], from: begin, to: x)) }
                start = nil
            } else if start == nil {
                (start, begin) = (index, x)
            }
            x += advances[index]
        }
        if let start { words.append(word(characters[start...], from: begin, to: x)) }
        return words
    }

    private func word(_ letters: ArraySlice<Character>, from start: CGFloat, to end: CGFloat) -> Word {
        Word(
            text: String(letters), x: start, width: end - start, start: letters.startIndex, count: letters.count)
    }

    private var hasRightToLeft: Bool {
        text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) }
    }
}
