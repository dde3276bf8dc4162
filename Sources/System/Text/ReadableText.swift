// Text from outside, made safe for terminals and for build servers that look for commands in it.
extension String {
    /// The text with control characters as Lua writes them, such as `\x1B` for Escape. Tabs and line ends are kept.
    /// - Complexity: O(*n*) in the length of the text.
    package var withVisibleControls: String {
        guard hasControls else { return self }
        var result = UnicodeScalarView()
        var last: Unicode.Scalar = " "
        for (scalar, next) in zip(unicodeScalars, Array(unicodeScalars.dropFirst()) + [last]) {
            result.append(contentsOf: scalar.visible(before: next))
            last = scalar
        }
        return String(result)
    }

    /// Printed text: color sequences are kept or removed; other control characters are made visible.
    fileprivate func printable(isColored: Bool) -> String {
        guard hasControls else { return self }
        var result = UnicodeScalarView()
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\u{1B}", let end = rest.endOfColor else {
                result.append(contentsOf: scalar.visible(before: rest.first ?? " "))
                continue
            }
            if isColored {
                result.append(scalar)
                result.append(contentsOf: rest[..<end])
            }
            rest = rest[end...]
        }
        return String(result)
    }

    /// The text with GitHub's commands altered: a line that begins with `::`, after any blanks, and `##[` anywhere.
    fileprivate var withQuotedCommands: String {
        guard contains("##") || contains("::") || hasSuffix("#") else { return self }
        var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        for index in lines.indices {
            lines[index] = lines[index].split(separator: "##[", omittingEmptySubsequences: false)
                .joined(separator: "\\x23#[")
            let start = lines[index].unicodeScalars.drop { $0.properties.isWhitespace }
            guard start.starts(with: "::".unicodeScalars) else { continue }
            lines[index] = lines[index][..<start.startIndex] + "\\x3A" + String(start.dropFirst())
        }
        var text = lines.joined(separator: "\n")
        // The next output may continue it.
        if text.hasSuffix("#") { text = text.dropLast() + "\\x23" }
        return text
    }

    /// Whether there is anything but text, tabs and line ends.
    fileprivate var hasControls: Bool {
        // Strings of Swift's own are contiguous; the bytes of others are asked for one by one.
        utf8.withContiguousStorageIfAvailable { $0.hasControls }
            ?? Array(utf8).withUnsafeBufferPointer { $0.hasControls }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether there is anything but text, tabs and line ends in UTF-8.
    fileprivate var hasControls: Bool {
        var last: UInt8 = 0
        for byte in self {
            if byte < 0x20, byte != 0x0A, byte != 0x09 { return true }
            // The controls from U+0080 on take two bytes.
            if byte == 0x7F || last == 0xC2 && byte < 0xA0 { return true }
            last = byte
        }
        return false
    }
}

extension Unicode.Scalar {
    /// The scalar itself, or a control character's number.
    fileprivate func visible(before next: Unicode.Scalar) -> String.UnicodeScalarView {
        switch value {
        case 0x0A, 0x09: String(self).unicodeScalars
        // It is part of the line's end.
        case 0x0D where next == "\n": String.UnicodeScalarView()
        case 0..<0x20, 0x7F: "\\x\(value < 0x10 ? "0" : "")\(String(value, radix: 16, uppercase: true))".unicodeScalars
        case 0x80..<0xA0: "\\u{\(String(value, radix: 16, uppercase: true))}".unicodeScalars
        default: String(self).unicodeScalars
        }
    }
}

extension Substring.UnicodeScalarView {
    /// The end of a sequence for colours, whose first character is in front of this: `[1;31m`. `nil` for any other sequence.
    fileprivate var endOfColor: Index? {
        guard first == "[" else { return nil }
        let rest = dropFirst().drop { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
        return rest.first == "m" ? rest.index(after: rest.startIndex) : nil
    }
}

extension TextStyle {
    /// The same for a format that knows no colours.
    package var uncolored: TextStyle { TextStyle(isColored: false, quotesCommands: quotesCommands) }

    /// A name or a message, on lines of its own or among others.
    package func shown(_ text: String) -> String {
        quotesCommands ? text.withVisibleControls.withQuotedCommands : text.withVisibleControls
    }

    /// Whether a name or a message is shown as it is, so that nothing has to be made of it.
    package func showsUnchanged(_ text: String) -> Bool { !quotesCommands && !text.hasControls }

    /// Printed text, with its colors if the style has colors.
    package func printed(_ text: String) -> String {
        let text = text.printable(isColored: isColored)
        return quotesCommands ? text.withQuotedCommands : text
    }
}
