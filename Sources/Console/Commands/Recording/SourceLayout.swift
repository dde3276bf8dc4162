import Scripting

/// Lays out Lua source: each line as deep as the blocks and brackets around it.
enum SourceLayout {
    private static let openers: Set<String> = ["(", "[", "{", "do", "then", "repeat", "function", "else"]
    private static let closers: Set<String> = [")", "]", "}", "end", "until", "else", "elseif"]

    /// The lines of a source, indented by two spaces for each level. Strings of several lines stay unchanged.
    /// - Parameter level: The level of the source itself.
    static func lines(of source: String, level: Int) -> [String] {
        let bytes = Array(source.utf8)
        let tokens = LuaScanner.tokens(of: source.utf8)
        var lines: [String] = []
        // The lines, counted from 0, on which open brackets and blocks began; several on one line are one level.
        var open: [Int] = []
        var next = tokens.startIndex
        var start = 0
        var inside: LuaToken?
        while start <= bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let text = String(decoding: bytes[start..<end], as: UTF8.self)
            var row: [LuaToken] = []
            while next < tokens.endIndex, tokens[next].range.lowerBound < end {
                row.append(tokens[next])
                next += 1
            }
            let leading = outermost(row, open)
            if let inside, inside.range.upperBound > start {
                lines.append(text)
            } else {
                let trimmed = String(text.drop { $0 == " " || $0 == "\t" })
                let continues = row.first.map { $0.is(":") || $0.is(".") || $0.is("..") || $0.is("and") || $0.is("or") }
                let depth = level + Set(leading).count + (continues == true ? 1 : 0)
                lines.append(trimmed.isEmpty ? "" : String(repeating: "  ", count: depth) + trimmed)
            }
            for token in row {
                if closes(token), !open.isEmpty { open.removeLast() }
                if openers.contains(token.text), token.kind == .keyword || token.kind == .symbol {
                    open.append(lines.count - 1)
                }
            }
            inside = row.last.flatMap { $0.range.upperBound > end ? $0 : nil } ?? inside
            start = end + 1
        }
        return lines
    }

    /// The lines that remain open after the closing tokens at the start of a line, as in `end)()`.
    private static func outermost(_ row: [LuaToken], _ open: [Int]) -> [Int] {
        var depth = open.count
        var least = depth
        for token in row {
            if closes(token) {
                depth -= 1
            } else if token.is("(") || token.is(",") {
                depth += token.is("(") ? 1 : 0
            } else {
                break
            }
            least = min(least, depth)
        }
        return Array(open.prefix(max(0, least)))
    }

    private static func closes(_ token: LuaToken) -> Bool {
        closers.contains(token.text) && (token.kind == .keyword || token.kind == .symbol)
    }
}
