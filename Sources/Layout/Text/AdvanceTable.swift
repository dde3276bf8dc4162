import Foundation

/// The advances of a face by character, in ten-thousandths of an em.
package nonisolated struct AdvanceTable: Sendable {
    /// Those of the characters that most texts are made of, by code; 0 for none.
    private var common = [UInt16](repeating: 0, count: 0x600)
    private var others: [UInt32: UInt16] = [:]

    package static let text = AdvanceTable(of: "inter-text")
    static let textBold = AdvanceTable(of: "inter-text-bold")
    package static let display = AdvanceTable(of: "inter-display")
    static let displayBold = AdvanceTable(of: "inter-display-bold")

    /// Reads the table of a face as `tools/advances/advances.py` writes it: a line is a run of characters, as in
    /// `start:advance,advance*count`, where the first character is hexadecimal. The tables are kept, 39 kB, since only the files
    /// of the font have them.
    private init(of face: String) {
        for run in EmbeddedResources.text(face).utf8.split(separator: UInt8(ascii: "\n")) {
            let parts = run.split(separator: UInt8(ascii: ":"))
            guard parts.count == 2, var code = UInt32(Substring(parts[0]), radix: 16) else { continue }
            for item in parts[1].split(separator: UInt8(ascii: ",")) {
                let numbers = item.split(separator: UInt8(ascii: "*")).compactMap { Int(Substring($0)) }
                for _ in 0..<(numbers.count > 1 ? numbers[1] : 1) {
                    if code < common.count {
                        common[Int(code)] = UInt16(numbers[0])
                    } else {
                        others[code] = UInt16(numbers[0])
                    }
                    code += 1
                }
            }
        }
    }

    /// The advance of a character in parts of the size; nil where the face lacks it.
    package subscript(scalar: Unicode.Scalar) -> CGFloat? {
        if scalar.value < common.count {
            let advance = common[Int(scalar.value)]
            return advance == 0 ? nil : CGFloat(advance) / 10000
        }
        return others[scalar.value].map { CGFloat($0) / 10000 }
    }
}

nonisolated extension MeasuredFont {
    /// The width of a character, in points, at least 0: that of the letter at its core. One without a letter, such as a mark
    /// alone or a sign of direction, has no width, and no tracking either.
    package func advance(of character: Character) -> CGFloat {
        for scalar in character.unicodeScalars {
            let parts = parts(of: scalar, in: character)
            if parts > 0 { return max(0, parts * (1 + widening) * size + tracking + kerning) }
        }
        return 0
    }

    /// The space after each character, in points.
    private var tracking: CGFloat { isMonospaced ? 0 : TypeMetrics.tracking(at: size) }

    private func parts(of scalar: Unicode.Scalar, in character: Character) -> CGFloat {
        guard scalar.takesRoom else { return 0 }
        if isMonospaced, scalar.isASCII { return TypeMetrics.monospacedAdvance }
        let plain = hasMonospacedDigits && (0x30...0x39).contains(scalar.value) ? "0" : scalar
        if !isEmoji(character), let known = advance(of: plain) { return known }
        if isEmoji(character) { return TypeMetrics.emojiAdvance }
        return scalar.isWide ? TypeMetrics.wideAdvance : TypeMetrics.otherAdvance
    }

    /// The advance for the weight: between the regular face and the bold one, in proportion.
    private func advance(of scalar: Unicode.Scalar) -> CGFloat? {
        let isDisplay = size >= TypeMetrics.displaySize
        guard let regular = (isDisplay ? AdvanceTable.display : .text)[scalar] else { return nil }
        guard weight != 0, let bold = (isDisplay ? AdvanceTable.displayBold : .textBold)[scalar] else { return regular }
        let factor = isDisplay ? TypeMetrics.displayBoldFactor : TypeMetrics.boldFactor
        return max(0, regular + (bold * factor - regular) * CGFloat(weight / TypeMetrics.boldWeight))
    }

    private func isEmoji(_ character: Character) -> Bool {
        let scalars = character.unicodeScalars
        guard let first = scalars.first, first.value > 0xFF else { return false }
        return first.properties.isEmojiPresentation || scalars.dropFirst().contains { $0.value == 0xFE0F }
    }
}

nonisolated extension Unicode.Scalar {
    /// Whether the character is drawn in a place of its own: not a mark on another, nor a sign that isn't shown. *Unverified* for
    /// the soft hyphen, which takes room at the end of a line only, and for tabs.
    fileprivate var takesRoom: Bool {
        // Most characters are Latin, and need no look at the tables of Unicode.
        if value < 0x300 { return value >= 0x20 && !(0x7F...0x9F).contains(value) && value != 0xAD }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return false
        default: return true
        }
    }

    /// Whether the character takes a whole em, as Chinese, Japanese and Korean ones do; text may be broken beside it.
    var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}
