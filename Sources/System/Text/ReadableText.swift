// Text from outside, made safe for terminals and for build servers that look for commands in it.
extension String {
    /// The text with control characters as Lua writes them, such as `\x1B` for Escape, and with characters that can disguise a
    /// name as `\u{202E}`. Tabs and line ends are kept.
    /// - Complexity: O(*n*) in the length of the text.
    package var withVisibleControls: String { visible(colors: .none) }

    /// Printed text: color sequences are kept or removed; other hidden characters are made visible.
    fileprivate func printable(isColored: Bool) -> String { visible(colors: isColored ? .kept : .removed) }

    private func visible(colors: HiddenCharacters.Colors) -> String {
        withHidden(colors) { $0.isEmpty ? self : $0.visibleText }
    }

    private func withHidden<Result>(
        _ colors: HiddenCharacters.Colors, _ body: (HiddenCharacters) -> Result
    ) -> Result {
        // Strings of Swift's own are contiguous; the bytes of others are copied.
        utf8.withContiguousStorageIfAvailable { body(HiddenCharacters(bytes: $0, colors: colors)) }
            ?? Array(utf8).withUnsafeBufferPointer { body(HiddenCharacters(bytes: $0, colors: colors)) }
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
}

extension HiddenCharacters {
    /// The text with the hidden characters made visible.
    /// - Complexity: O(*n*) in the length of the text.
    fileprivate var visibleText: String {
        // The longest is that of a control character: four bytes for one.
        String(unsafeUninitializedCapacity: 4 * bytes.count) { output in
            var (read, written) = (0, 0)
            func copy(to end: Int) {
                guard end > read, let source = bytes.baseAddress, let target = output.baseAddress else { return }
                memcpy(target + written, source + read, end - read)
                written += end - read
            }
            while let place = next(from: read) {
                copy(to: place.start)
                if let scalar = place.scalar { written += Self.write(scalar, to: output, at: written) }
                read = place.start + place.length
            }
            copy(to: bytes.count)
            return written
        }
    }

    /// Writes the number of a character: two digits after `\x`, or as many as it has between `\u{` and `}`.
    /// - Returns: The number of bytes.
    private static func write(
        _ scalar: Unicode.Scalar, to output: UnsafeMutableBufferPointer<UInt8>, at start: Int
    ) -> Int {
        let (value, isShort) = (scalar.value, scalar.value < 0x80)
        let digits = isShort || value < 0x100 ? 2 : value < 0x1000 ? 3 : value < 0x10000 ? 4 : 5
        output[start] = UInt8(ascii: "\\")
        output[start + 1] = isShort ? UInt8(ascii: "x") : UInt8(ascii: "u")
        var end = start + 2
        if !isShort {
            output[end] = UInt8(ascii: "{")
            end += 1
        }
        for place in (0..<UInt32(digits)).reversed() {
            let digit = UInt8(value >> (4 * place) & 0xF)
            output[end] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit
            end += 1
        }
        if !isShort {
            output[end] = UInt8(ascii: "}")
            end += 1
        }
        return end - start
    }
}

extension TextStyle {
    /// The same for a format that knows no colours.
    package var uncolored: TextStyle { TextStyle(isColored: false, quotesCommands: quotesCommands) }

    /// A name or a message, on lines of its own or among others.
    package func shown(_ text: String) -> String {
        quotesCommands ? text.withVisibleControls.withQuotedCommands : text.withVisibleControls
    }

    /// Printed text, with its colors if the style has colors.
    package func printed(_ text: String) -> String {
        let text = text.printable(isColored: isColored)
        return quotesCommands ? text.withQuotedCommands : text
    }
}
