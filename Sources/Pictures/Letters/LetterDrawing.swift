import Foundation
import Views

/// Draws texts as outlines, and keeps those of the letters that it has drawn.
///
/// Letters stand where a browser puts those of the SVG: each word at its measured place, with the same space after each of its
/// letters. What the face lacks is a box of the measured width.
struct LetterDrawing {
    private struct Key: Hashable {
        let code: UInt32
        let weight: Int
        let isDisplay: Bool
    }

    private var known: [Key: LetterFace.Letter?] = [:]

    /// The slant of Inter's italic, as the distance to the right by the height.
    private static let slant: CGFloat = 0.1656

    /// The outline of a text, in points of the screen.
    ///
    /// - Complexity: O(*n*) in the letters and their points.
    mutating func outline(of run: TextRun) -> Path {
        var path = Path()
        for word in run.words { add(word, of: run, to: &path) }
        return path
    }

    private mutating func add(_ word: TextRun.Word, of run: TextRun, to path: inout Path) {
        let letters = Array(word.text)
        let widths = letters.enumerated().map { place, letter in
            run.isMeasuredByInter ? width(of: letter, in: run) : run.advance(word.start + place)
        }
        // Other advances have their space within.
        let spacing = run.isMeasuredByInter ? (word.width - widths.reduce(0, +)) / CGFloat(max(1, letters.count)) : 0
        var x = run.origin.x + word.x
        for (letter, width) in zip(letters, widths) {
            defer { x += width + spacing }
            guard !letter.isWhitespace else { continue }
            add(letter, of: run, in: CGRect(x: x, y: run.origin.y, width: width, height: 0), to: &path)
        }
    }

    /// The width of a letter without tracking, in points: the face's own where it has one.
    private mutating func width(of character: Character, in run: TextRun) -> CGFloat {
        guard !character.isEmojiLetter, let first = character.parts.first, let letter = letter(first, in: run) else {
            return run.naturalWidth(of: character)
        }
        return letter.advance * run.drawnSize
    }

    /// Adds a letter in a room on the baseline.
    private mutating func add(
        _ character: Character, of run: TextRun, in room: CGRect, to path: inout Path
    ) {
        let (size, parts) = (run.drawnSize, character.parts)
        guard let first = parts.first, !character.isEmojiLetter, let letter = letter(first, in: run) else {
            return addBox(in: room, run.size, to: &path)
        }
        let stretch = run.stretch(of: letter.advance * size, in: room.width)
        let start = room.minX + (room.width - letter.advance * size * stretch) / 2
        func place(_ x: CGFloat) -> CGAffineTransform {
            CGAffineTransform(
                a: size * stretch, b: 0, c: run.isItalic ? -Self.slant * size : 0, d: size, tx: x, ty: run.origin.y)
        }
        path.addPath(letter.outline, transform: place(start))
        // Marks without a letter of their own stand over the middle of the letter.
        for part in parts.dropFirst() {
            guard let mark = self.letter(part, in: run)?.outline, !mark.isEmpty else { continue }
            let offset = letter.advance / 2 - mark.boundingRect.midX
            path.addPath(mark, transform: place(start + offset * size * stretch))
        }
    }

    private mutating func letter(_ scalar: Unicode.Scalar, in run: TextRun) -> LetterFace.Letter? {
        var code = scalar.value
        if run.font.hasMonospacedDigits, (0x30...0x39).contains(code) { code += LetterFace.tabularDigits - 0x30 }
        let key = Key(code: code, weight: run.cssWeight, isDisplay: run.isDisplay)
        if let letter = known[key] { return letter }
        let letter = (key.isDisplay ? LetterFace.display : .text).letter(code, weight: key.weight)
        known[key] = .some(letter)
        return letter
    }

    /// A hollow box in the room of a letter.
    private func addBox(in room: CGRect, _ size: CGFloat, to path: inout Path) {
        let box = CGRect(x: room.minX, y: room.minY - size * 0.78, width: room.width, height: size * 0.9)
            .insetBy(dx: room.width * 0.08, dy: 0)
        let line = size * 0.06
        guard box.width > 2 * line else { return }
        path.addPath(Path(box, radius: size * 0.12))
        // Drawn the other way around, it is a hole.
        let inner = box.insetBy(dx: line, dy: line)
        path.addPath(
            Path(CGRect(origin: .zero, size: inner.size), radius: size * 0.06),
            transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: inner.maxX, ty: inner.minY))
    }
}

extension TextRun {
    /// Whether it is in the cut for large letters.
    var isDisplay: Bool { design != .serif && design != .monospaced && font.size >= TypeMetrics.displaySize }

    /// The measured advance of a letter, counted from 0.
    fileprivate func advance(_ place: Int) -> CGFloat { place < advances.count ? advances[place] : 0 }

    /// By how much a letter is wider, or narrower so that it has room.
    fileprivate func stretch(of natural: CGFloat, in room: CGFloat) -> CGFloat {
        if design != .monospaced { return 1 + font.widening }
        return natural > room && natural > 0 ? room / natural : 1
    }

    /// The weight of the font in CSS, in hundreds.
    var cssWeight: Int {
        let steps = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
        let nearest = steps.indices.min { abs(steps[$0] - font.weight) < abs(steps[$1] - font.weight) } ?? 3
        return (nearest + 1) * 100
    }
}

extension Character {
    /// The characters of Unicode, in one where there is one for a letter with its marks.
    fileprivate var parts: [Unicode.Scalar] { Array(String(self).precomposedStringWithCanonicalMapping.unicodeScalars) }

    /// Whether it is drawn as a small colored picture.
    fileprivate var isEmojiLetter: Bool {
        unicodeScalars.contains { $0.value == 0xFE0F || $0.value > 0xFF && $0.properties.isEmojiPresentation }
    }
}
