/// A word of Lua source.
struct LuaToken {
    enum Kind {
        case name, keyword, number, string, symbol, comment
    }

    let kind: Kind
    /// Where it is, in bytes from the start of the source.
    let range: Range<Int>
    /// As it is written.
    let text: String

    /// Whether it is this keyword or symbol.
    func `is`(_ text: String) -> Bool { (kind == .keyword || kind == .symbol) && self.text == text }

    /// Whether an expression may end with it: what follows then, without a symbol between, begins a statement.
    var endsExpression: Bool {
        switch kind {
        case .name, .number, .string: true
        case .keyword: ["nil", "true", "false", "end"].contains(text)
        case .symbol: [")", "]", "}", "..."].contains(text)
        case .comment: false
        }
    }
}

/// Takes Lua source apart into words. Source that doesn't compile gives words too, so that it can be shown.
struct LuaTokens {
    /// The words that Lua keeps to itself.
    static let keywords: Set<String> = [
        "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in", "local", "nil",
        "not", "or", "repeat", "return", "then", "true", "until", "while",
    ]

    private let bytes: [UInt8]
    private var position = 0
    private var tokens: [LuaToken] = []

    private init(_ source: String) { bytes = Array(source.utf8) }

    /// The words in order, comments too.
    static func all(of source: String) -> [LuaToken] {
        var reader = LuaTokens(source)
        while reader.position < reader.bytes.count { reader.readToken() }
        return reader.tokens
    }

    private func byte(_ offset: Int = 0) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private mutating func readToken() {
        let start = position
        let first = byte()
        switch first {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C:
            position += 1
        case UInt8(ascii: "-") where byte(1) == UInt8(ascii: "-"):
            position += 2
            if !skipLongBracket() { skipToLineEnd() }
            add(.comment, from: start)
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            skipString(until: first)
            add(.string, from: start)
        case UInt8(ascii: "[") where skipLongBracket():
            add(.string, from: start)
        case _ where Self.isDigit(first) || first == UInt8(ascii: ".") && Self.isDigit(byte(1)):
            skipNumber()
            add(.number, from: start)
        case _ where Self.isLetter(first):
            while Self.isLetter(byte()) || Self.isDigit(byte()) { position += 1 }
            let isKeyword = Self.keywords.contains(text(from: start))
            add(isKeyword ? .keyword : .name, from: start)
        default:
            skipSymbol()
            add(.symbol, from: start)
        }
    }

    private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

    private mutating func add(_ kind: LuaToken.Kind, from start: Int) {
        tokens.append(LuaToken(kind: kind, range: start..<position, text: text(from: start)))
    }

    private mutating func skipToLineEnd() {
        while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
    }

    /// Goes behind `[==[ … ]==]`, if it stands here.
    private mutating func skipLongBracket() -> Bool {
        guard byte() == UInt8(ascii: "[") else { return false }
        var level = 0
        while byte(1 + level) == UInt8(ascii: "=") { level += 1 }
        guard byte(1 + level) == UInt8(ascii: "[") else { return false }
        let end = [UInt8(ascii: "]")] + Array(repeating: UInt8(ascii: "="), count: level) + [UInt8(ascii: "]")]
        position += level + 2
        while position < bytes.count, !bytes[position...].starts(with: end) { position += 1 }
        position = min(bytes.count, position + end.count)
        return true
    }

    private mutating func skipString(until quote: UInt8) {
        position += 1
        while position < bytes.count, byte() != quote {
            // What stands behind a backslash ends nothing, a line end included.
            position += byte() == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(bytes.count, position + 1)
    }

    private mutating func skipNumber() {
        let isHexadecimal = byte() == UInt8(ascii: "0") && byte(1) | 0x20 == UInt8(ascii: "x")
        let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
        while true {
            if byte() | 0x20 == exponent, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte(1)) {
                position += 2
            } else if Self.isDigit(byte()) || Self.isLetter(byte()) || byte() == UInt8(ascii: ".") {
                position += 1
            } else {
                return
            }
        }
    }

    private static let symbols = ["...", "..", "==", "~=", "<=", ">=", "//", "::", "<<", ">>"].map { Array($0.utf8) }

    private mutating func skipSymbol() {
        if let symbol = Self.symbols.first(where: { bytes[position...].starts(with: $0) }) {
            position += symbol.count
            return
        }
        position += 1
        // A character of several bytes is no symbol of Lua's, and stays whole.
        while position < bytes.count, bytes[position] & 0xC0 == 0x80 { position += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
}
