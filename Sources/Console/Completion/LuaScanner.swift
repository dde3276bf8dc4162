/// A word of Lua source.
struct LuaWord {
    enum Kind { case name, keyword, number, string, symbol, comment }

    let kind: Kind
    /// The word as it stands in the source; of a string what is between the quotes, with escapes as they are written.
    let text: String
    /// Where it begins and ends, in UTF-8 bytes from 0.
    let range: Range<Int>
    /// Whether the source ends before the string or comment does.
    let isOpen: Bool
    /// The quote that a string began with; nil for one in long brackets, and for what is no string.
    let quote: UInt8?

    func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }
    func isKeyword(_ word: String) -> Bool { kind == .keyword && text == word }
}

/// Takes Lua source apart, however unfinished it is.
struct LuaScanner {
    /// Words that can't be names.
    static let keywords: Set<String> = [
        "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
        "not", "or", "repeat", "return", "then", "true", "until", "while",
    ]

    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [LuaWord] = []

    /// The words of a source.
    static func tokens(of source: some Collection<UInt8>) -> [LuaWord] {
        var scanner = LuaScanner(bytes: Array(source))
        while scanner.position < scanner.bytes.count { scanner.scan() }
        return scanner.tokens
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func byte(_ offset: Int = 0) -> UInt8? {
        let index = position + offset
        return index < bytes.count ? bytes[index] : nil
    }

    private mutating func scan() {
        let start = position
        guard let first = byte() else { return }
        switch first {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 11, 12:
            position += 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"): scanString(first)
        case UInt8(ascii: "-") where byte(1) == first:
            position += 2
            if let level = longBracket() { return scanLong(.comment, level, from: start) }
            while let next = byte(), next != UInt8(ascii: "\n") { position += 1 }
            add(.comment, start..<position, from: start, isOpen: position == bytes.count)
        case UInt8(ascii: "["):
            if let level = longBracket() { scanLong(.string, level, from: start) } else { scanSymbol() }
        case _ where first.isDigit || (first == UInt8(ascii: ".") && byte(1)?.isDigit == true):
            while let next = byte(), next.isNamePart || next == UInt8(ascii: ".") { position += 1 }
            add(.number, start..<position, from: start)
        case _ where first.isNamePart:
            while let next = byte(), next.isNamePart { position += 1 }
            let word = String(decoding: bytes[start..<position], as: UTF8.self)
            add(Self.keywords.contains(word) ? .keyword : .name, start..<position, from: start)
        default: scanSymbol()
        }
    }

    private mutating func scanSymbol() {
        let start = position
        let long = ["...", "..", "::", "==", "~=", "<=", ">=", "//", "<<", ">>"]
        let length = long.first { bytes[start...].starts(with: $0.utf8) }?.utf8.count ?? 1
        position += length
        add(.symbol, start..<position, from: start)
    }

    private mutating func scanString(_ quote: UInt8) {
        let start = position
        position += 1
        while let next = byte(), next != quote, next != UInt8(ascii: "\n") {
            position += next == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position, bytes.count)
        let isOpen = position == bytes.count
        let text = start + 1..<position
        if byte() == quote { position += 1 }
        add(.string, text, from: start, isOpen: isOpen, quote: quote)
    }

    /// How many `=` stand in the long bracket that begins here; nil where none begins.
    private func longBracket() -> Int? {
        guard byte() == UInt8(ascii: "[") else { return nil }
        var level = 0
        while byte(1 + level) == UInt8(ascii: "=") { level += 1 }
        return byte(1 + level) == UInt8(ascii: "[") ? level : nil
    }

    private mutating func scanLong(_ kind: LuaWord.Kind, _ level: Int, from start: Int) {
        position += level + 2
        let text = position
        let end = [UInt8(ascii: "]")] + Array(repeating: UInt8(ascii: "="), count: level) + [UInt8(ascii: "]")]
        while position < bytes.count {
            if bytes[position...].starts(with: end) {
                let range = text..<position
                position += end.count
                return add(kind, range, from: start)
            }
            position += 1
        }
        add(kind, text..<position, from: start, isOpen: true)
    }

    private mutating func add(
        _ kind: LuaWord.Kind, _ text: Range<Int>, from start: Int, isOpen: Bool = false, quote: UInt8? = nil
    ) {
        tokens.append(
            LuaWord(
                kind: kind, text: String(decoding: bytes[text], as: UTF8.self), range: start..<position, isOpen: isOpen,
                quote: quote))
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    fileprivate var isNamePart: Bool {
        isDigit || self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
