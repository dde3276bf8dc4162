import Foundation
import Views

extension TextRun {
    /// Letters without a space among them, which stand at a place of their own.
    struct Word {
        let text: String
        /// The distance from the start of the run, in points.
        let x: CGFloat
        let width: CGFloat
        fileprivate let count: Int

        /// The space after each letter, in points, by which Inter's letters are as wide as they were measured.
        func letterSpacing(of run: TextRun) -> CGFloat {
            guard run.design != .monospaced, run.design != .serif, run.font.widening == 0, count > 0 else { return 0 }
            var plain = run.font
            plain.size = run.size
            plain.kerning = 0
            let tracking = TypeMetrics.tracking(at: run.font.size)
            let natural = text.reduce(0) { $0 + plain.advance(of: $1) - tracking }
            return (width - natural * 0.97) / CGFloat(count)
        }
    }

    /// The words; letters that are read from the right to the left are one, since their order isn't that in the text.
    var words: [Word] {
        let characters = Array(text)
        guard characters.count == advances.count, !hasRightToLeft else {
            return [Word(text: text, x: 0, width: width, count: characters.count)]
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
        Word(text: String(letters), x: start, width: end - start, count: letters.count)
    }

    private var hasRightToLeft: Bool {
        text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) }
    }
}
