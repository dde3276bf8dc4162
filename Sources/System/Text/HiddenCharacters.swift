/// Characters of a text that a terminal would obey, or that a reader wouldn't see: control characters, and those that turn the
/// direction of a line or have no width.
struct HiddenCharacters {
    /// A character, or several in a row, that aren't shown as they are.
    struct Place {
        /// The offset of the first byte, and the number of bytes.
        let start: Int, length: Int
        /// The character; `nil` for bytes that are left out.
        let scalar: Unicode.Scalar?
    }

    /// The treatment of sequences for colors.
    enum Colors {
        /// They are characters like others.
        case none
        case kept
        case removed
    }

    /// The text in UTF-8.
    let bytes: UnsafeBufferPointer<UInt8>
    let colors: Colors

    /// Whether there is none, which takes the least time to find out.
    /// - Complexity: O(*n*) in the length of the text.
    var isEmpty: Bool {
        for byte in bytes where byte < 0x20 && byte != 0x0A && byte != 0x09 || byte >= 0x7F {
            // Few texts have more than ASCII: in these, each character is looked at.
            return next(from: 0) == nil
        }
        return true
    }

    /// The first place at an offset or after it.
    /// - Complexity: O(*n*) in the distance to that place.
    func next(from offset: Int) -> Place? {
        var offset = offset
        // The bytes are those of a String, which is valid UTF-8.
        var characters = UTF8Span(unchecked: bytes.span).makeUnicodeScalarIterator()
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte < 0x7F, byte >= 0x20 || byte == 0x0A || byte == 0x09 {
                offset += 1
                continue
            }
            if byte == 0x1B, colors != .none, let end = endOfColor(after: offset) {
                if colors == .removed { return Place(start: offset, length: end - offset, scalar: nil) }
                offset = end
                continue
            }
            characters.reset(roundingBackwardsFrom: offset)
            guard let scalar = characters.next() else { return nil }
            let length = characters.currentCodeUnitOffset - offset
            // It is part of the line's end.
            let isLineEnd = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
            if isLineEnd { return Place(start: offset, length: length, scalar: nil) }
            if scalar.isHidden, !Self.isPartOfFlag(scalar, before: characters) {
                return Place(start: offset, length: length, scalar: scalar)
            }
            offset += length
        }
        return nil
    }

    /// The end of a sequence for colors that begins at an offset, such as `\x1B[1;31m`; `nil` for any other sequence.
    private func endOfColor(after start: Int) -> Int? {
        var offset = start + 1
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "[") else { return nil }
        repeat { offset += 1 } while offset < bytes.count && Self.isOfColor(bytes[offset])
        return offset < bytes.count && bytes[offset] == UInt8(ascii: "m") ? offset + 1 : nil
    }

    /// Whether a byte stands between the start and the end of a sequence for colors: a digit, `:` or `;`.
    private static func isOfColor(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: ";")).contains(byte) }

    /// Whether a tag character is one of those that name the region of a flag, such as Scotland's: they follow a black flag.
    /// `next` stands behind the character.
    private static func isPartOfFlag(_ scalar: Unicode.Scalar, before next: UTF8Span.UnicodeScalarIterator) -> Bool {
        guard Unicode.Scalar.tags.contains(scalar) else { return false }
        var earlier = next
        _ = earlier.previous()
        // A flag's name has at most six letters and an end, so that no more has to be looked at.
        for _ in 1...7 {
            guard let scalar = earlier.previous() else { return false }
            if scalar == "\u{1F3F4}" { return true }
            if !Unicode.Scalar.tags.contains(scalar) { return false }
        }
        return false
    }
}

extension Unicode.Scalar {
    fileprivate static let tags: ClosedRange<Unicode.Scalar> = "\u{E0020}"..."\u{E007F}"

    /// Whether a terminal obeys it, or shows nothing for it where that could make one name look like another.
    ///
    /// Nothing is shown for what Unicode calls default ignorable, and for the marks of annotations. Joiners and variation
    /// selectors stay: emoji and Persian words consist of them.
    fileprivate var isHidden: Bool {
        if value < 0xA0 { return value < 0x20 || value >= 0x7F }
        // The letters of most scripts are told by their numbers alone, which is faster.
        guard value == 0xAD || value >= 0x34F else { return false }
        switch value {
        case 0x34F, 0x200C, 0x200D, 0x180B...0x180D, 0x180F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: return false
        case 0xFFF9...0xFFFB: return true
        default: return properties.isDefaultIgnorableCodePoint
        }
    }
}
