import Lua

/// Splits Lua source into tokens, even if it is incomplete or invalid.
package struct LuaScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [LuaToken] = []

    /// The tokens of a source in order, comments included.
    package static func tokens(of source: some Sequence<UInt8>) -> [LuaToken] {
        var scanner = LuaScanner(bytes: Array(source))
        while scanner.position < scanner.bytes.count { scanner.scan() }
        return scanner.tokens
    }

    /// The same without comments.
    package static func words(of source: String) -> [LuaToken] {
        tokens(of: source.utf8).filter { $0.kind != .comment }
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
        case _ where first.isSpace: position += 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"): scanString(first)
        case UInt8(ascii: "-") where byte(1) == first:
            position += 2
            if let level = longBracket() { return scanLong(.comment, level, from: start) }
            while let next = byte(), next != UInt8(ascii: "\n") { position += 1 }
            add(.comment, from: start, isOpen: position == bytes.count)
        case UInt8(ascii: "["):
            if let level = longBracket() { scanLong(.string, level, from: start) } else { scanSymbol() }
        case _ where first.isDigit || (first == UInt8(ascii: ".") && byte(1)?.isDigit == true):
            scanNumber()
            add(.number, from: start)
        case _ where first.isNamePart:
            while byte()?.isNamePart == true { position += 1 }
            let isKeyword = LuaName.keywords.contains(text(start..<position))
            add(isKeyword ? .keyword : .name, from: start)
        default: scanSymbol()
        }
    }

    private mutating func scanNumber() {
        let isHexadecimal = byte() == UInt8(ascii: "0") && byte(1).map { $0 | 0x20 } == UInt8(ascii: "x")
        let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
        while let next = byte() {
            if next | 0x20 == exponent, byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") {
                position += 2
            } else if next.isNamePart || next == UInt8(ascii: ".") {
                position += 1
            } else {
                return
            }
        }
    }

    private static let symbols = ["...", "..", "::", "==", "~=", "<=", ">=", "//", "<<", ">>"].map { Array($0.utf8) }

    private mutating func scanSymbol() {
        let start = position
        if let symbol = Self.symbols.first(where: { bytes[position...].starts(with: $0) }) {
            position += symbol.count
        } else {
            position += 1
            // A character of several bytes is no symbol of Lua, and stays whole.
            while let next = byte(), next & 0xC0 == 0x80 { position += 1 }
        }
        add(.symbol, from: start)
    }

    private mutating func scanString(_ quote: UInt8) {
        let start = position
        position += 1
        while let next = byte(), next != quote, next != UInt8(ascii: "\n") {
            // A character after a backslash doesn't end the string, not even a line end.
            let skipsSpace = next == UInt8(ascii: "\\") && byte(1) == UInt8(ascii: "z")
            position += next == UInt8(ascii: "\\") ? 2 : 1
            while skipsSpace, byte()?.isSpace == true { position += 1 }
        }
        position = min(position, bytes.count)
        let isOpen = position == bytes.count
        let content = start + 1..<position
        if byte() == quote { position += 1 }
        add(.string, from: start, content: content, isOpen: isOpen, quote: quote)
    }

    /// The number of `=` in the long bracket that begins here; nil if none begins.
    private func longBracket() -> Int? {
        guard byte() == UInt8(ascii: "[") else { return nil }
        var level = 0
        while byte(1 + level) == UInt8(ascii: "=") { level += 1 }
        return byte(1 + level) == UInt8(ascii: "[") ? level : nil
    }

    private mutating func scanLong(_ kind: LuaToken.Kind, _ level: Int, from start: Int) {
        position += level + 2
        let content = position
        let end = [UInt8(ascii: "]")] + Array(repeating: UInt8(ascii: "="), count: level) + [UInt8(ascii: "]")]
        while position < bytes.count {
            if bytes[position...].starts(with: end) {
                let range = content..<position
                position += end.count
                return add(kind, from: start, content: range)
            }
            position += 1
        }
        add(kind, from: start, content: content..<position, isOpen: true)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func add(
        _ kind: LuaToken.Kind, from start: Int, content: Range<Int>? = nil, isOpen: Bool = false, quote: UInt8? = nil
    ) {
        let range = start..<position
        let text = text(range)
        tokens.append(
            LuaToken(
                kind: kind, range: range, text: text, content: content.map(self.text) ?? text, isOpen: isOpen,
                quote: quote))
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }
    fileprivate var isDigit: Bool { LuaName.isDigit(self) }
    fileprivate var isNamePart: Bool { LuaName.isPart(self) }
}
