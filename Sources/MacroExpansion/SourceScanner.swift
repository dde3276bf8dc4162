/// Splits Swift source into tokens as far as macros need: comments and the content of strings are skipped, and each
/// token has its depth in brackets.
struct SourceScanner {
    /// A word, a string, or one character of anything else.
    struct Token: Equatable {
        /// The range in the source, in bytes.
        let range: Range<Int>
        /// The number of open brackets around it. Brackets themselves count as outside.
        let depth: Int
        /// Whether a line ends between this token and the one before.
        let startsLine: Bool
    }

    /// The source as bytes: all that matters to the scanner is ASCII.
    let bytes: [UInt8]
    /// Without comments and space.
    private(set) var tokens: [Token] = []

    private var position = 0
    private var depth = 0
    private var isAtLineStart = true

    init(_ source: String) {
        bytes = Array(source.utf8)
        while position < bytes.count { step() }
    }

    /// The text of a token.
    func text(_ token: Token) -> String { text(token.range) }

    /// The text of a stretch of the source.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func starts(with text: StaticString, at index: Int) -> Bool {
        text.withUTF8Buffer { bytes.dropFirst(index).starts(with: $0) }
    }

    private mutating func step() {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            isAtLineStart = true
            position += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"):
            position += 1
        case UInt8(ascii: "/") where starts(with: "//", at: position):
            while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        case UInt8(ascii: "/") where starts(with: "/*", at: position):
            skipBlockComment()
        case UInt8(ascii: "\""):
            token { $0.skipString(pounds: 0) }
        case UInt8(ascii: "#") where poundsBeforeQuote > 0:
            let pounds = poundsBeforeQuote
            token { scanner in
                scanner.position += pounds
                scanner.skipString(pounds: pounds)
            }
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            token { $0.position += 1 }
            depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            depth = max(0, depth - 1)
            token { $0.position += 1 }
        case UInt8(ascii: "`"):
            token { scanner in
                scanner.position += 1
                while scanner.position < scanner.bytes.count, scanner.bytes[scanner.position] != UInt8(ascii: "`") {
                    scanner.position += 1
                }
                scanner.position = min(scanner.position + 1, scanner.bytes.count)
            }
        case _ where Self.isWord(byte):
            token { scanner in
                while Self.isWord(scanner.byte(at: scanner.position)) { scanner.position += 1 }
            }
        default:
            token { $0.position += 1 }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func token(_ skip: (inout SourceScanner) -> Void) {
        let (start, startsLine) = (position, isAtLineStart)
        isAtLineStart = false
        skip(&self)
        tokens.append(Token(range: start..<position, depth: depth, startsLine: startsLine))
    }

    /// Comments nest.
    private mutating func skipBlockComment() {
        var open = 0
        repeat {
            if starts(with: "/*", at: position) {
                (open, position) = (open + 1, position + 2)
            } else if starts(with: "*/", at: position) {
                (open, position) = (open - 1, position + 2)
            } else {
                if bytes[position] == UInt8(ascii: "\n") { isAtLineStart = true }
                position += 1
            }
        } while open > 0 && position < bytes.count
    }

    /// The number of `#` here before a quote: 0 without a quote.
    private var poundsBeforeQuote: Int {
        var index = position
        while byte(at: index) == UInt8(ascii: "#") { index += 1 }
        return byte(at: index) == UInt8(ascii: "\"") ? index - position : 0
    }

    /// Skips a string from its first quote, with its interpolations.
    private mutating func skipString(pounds: Int) {
        let quotes = starts(with: "\"\"\"", at: position) ? 3 : 1
        position += quotes
        while position < bytes.count {
            if ends(quotes: quotes, pounds: pounds) {
                position += quotes + pounds
                return
            }
            guard byte(at: position) == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) else {
                // A string on one line that isn't closed ends with the line.
                if quotes == 1, bytes[position] == UInt8(ascii: "\n") { return }
                position += 1
                continue
            }
            position += 1 + pounds
            if byte(at: position) == UInt8(ascii: "(") {
                skipInterpolation()
            } else {
                position += 1
            }
        }
        position = min(position, bytes.count)
    }

    private func ends(quotes: Int, pounds: Int) -> Bool {
        (0..<quotes).allSatisfy { byte(at: position + $0) == UInt8(ascii: "\"") }
            && hasPounds(pounds, at: position + quotes)
    }

    private func hasPounds(_ count: Int, at index: Int) -> Bool {
        (0..<count).allSatisfy { byte(at: index + $0) == UInt8(ascii: "#") }
    }

    /// Skips from an opening bracket to the closing one: there is source in between, with strings of its own.
    private mutating func skipInterpolation() {
        let (outer, found, wasAtLineStart) = (depth, tokens.count, isAtLineStart)
        repeat { step() } while depth > outer && position < bytes.count
        depth = outer
        isAtLineStart = wasAtLineStart
        tokens.removeSubrange(found...)
    }
}
