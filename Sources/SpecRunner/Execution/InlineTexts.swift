import Scripting
import System

/// The texts of screens that stand in a spec file itself, as arguments of `assert.matches_screen`, and are to be replaced.
///
/// They are written when all specs of the file have run: until then, what runs and the file have the same lines.
struct InlineTexts {
    /// The reason why a text can't be replaced.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// A call of the assertion.
    struct Request {
        /// The line of the call, counted from 1, as Lua has it.
        let line: Int
        /// The position of the text among the arguments, counted from 1.
        let position: Int
        /// The text that the call was given.
        let given: String
        /// The lines in its place.
        let lines: [Substring]
    }

    private let path: String
    private let source: [UInt8]
    /// The bytes of the literals that are replaced, by what stands in their place.
    private var edits: [Range<Int>: [UInt8]] = [:]
    private lazy var tokens = LuaScanner.tokens(of: source).filter { $0.kind != .comment }

    /// The texts of a file as it was read.
    init(path: String, source: [UInt8]) {
        (self.path, self.source) = (path, source)
    }

    /// The number of texts that are to be replaced.
    var count: Int { edits.count }

    /// Notes that a text is to be replaced.
    /// - Throws: `Refusal` where the text isn't a literal of one call.
    mutating func replace(_ request: Request) throws {
        let literals = literals(of: request)
        guard literals.count == 1, let literal = literals.first else {
            throw Refusal(
                description: "\(path):\(request.line): assert.matches_screen can't write the screen into the spec: "
                    + (literals.isEmpty
                        ? "the text isn't written in the call itself; write assert.matches_screen([[]]) there"
                        : "several calls in the line have the same text; put each on a line of its own"))
        }
        edits[literal.range] = replacement(of: literal, request.lines)
    }

    /// Writes the file with the new texts. Nothing else in it changes.
    /// - Throws: `Refusal` where the file isn't any more what was read, and `FileError` where it can't be written.
    func write() throws {
        var bytes = source
        for (range, text) in edits.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
            bytes.replaceSubrange(range, with: text)
        }
        let current = try FileSystem.contents(of: path)
        // Another process that runs the file has written the same.
        if current == bytes { return }
        guard current == source else {
            throw Refusal(
                description:
                    "\(path) was changed while its specs ran: --update-snapshots wrote nothing into it; run again")
        }
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { path[..<$0] } ?? "."
        let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
        try FileSystem.replace(String(name), in: folder.isEmpty ? "/" : String(folder), with: bytes)
    }

    // MARK: Finding the literal

    /// The literals that may be meant by a request.
    private mutating func literals(of request: Request) -> [LuaToken] {
        tokens.indices.compactMap { index in
            guard tokens[index].kind == .name, Self.isAssertion(tokens[index].text),
                let literal = literal(ofCallAt: index, request.position), literal.mayBe(request.given),
                lines(ofCallAt: index, to: literal).contains(request.line)
            else { return nil }
            return literal
        }
    }

    /// Whether a name is that of the assertion, after others as in `soft_matches_screen`.
    private static func isAssertion(_ name: String) -> Bool {
        ["matches_screen", "match_screen"].contains { name == $0 || name.hasSuffix("_\($0)") }
    }

    /// The argument at a position, counted from 1, of the call of a name, where it is a literal.
    private mutating func literal(ofCallAt index: Int, _ position: Int) -> LuaToken? {
        guard index + 1 < tokens.count else { return nil }
        if tokens[index + 1].kind == .string { return position == 1 ? tokens[index + 1] : nil }
        guard tokens[index + 1].is("(") else { return nil }
        var (depth, argument, parts) = (0, 1, [LuaToken]())
        for token in tokens[(index + 2)...] {
            if depth == 0, token.is(",") || token.is(")") {
                if argument == position { break }
                if token.is(")") { return nil }
                argument += 1
                continue
            }
            if Self.openers.contains(where: token.is) { depth += 1 }
            if Self.closers.contains(where: token.is) { depth -= 1 }
            if argument == position { parts.append(token) }
        }
        return parts.count == 1 && parts[0].kind == .string && !parts[0].isOpen ? parts[0] : nil
    }

    private static let openers = ["(", "[", "{", "function", "do", "if", "repeat"]
    private static let closers = [")", "]", "}", "end", "until"]

    /// The lines of a call, counted from 1. Lua gives a call the line in which its expression begins, or another one of these.
    private mutating func lines(ofCallAt index: Int, to literal: LuaToken) -> ClosedRange<Int> {
        let start = tokens[...index].lastIndex { $0.kind == .name && $0.text == "assert" } ?? index
        return line(at: tokens[start].range.lowerBound)...line(at: literal.range.upperBound)
    }

    private func line(at offset: Int) -> Int { source[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }

    // MARK: Writing the literal

    /// The literal with other lines: in long brackets that none of them closes, two blanks deeper than the line of the call.
    private func replacement(of literal: LuaToken, _ lines: [Substring]) -> [UInt8] {
        let start = source[..<literal.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let blanks = source[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        let indent = String(decoding: blanks, as: UTF8.self)
        let step = indent.contains("\t") ? "\t" : "  "
        let isWindows = source.firstIndex(of: UInt8(ascii: "\n")).map { $0 > 0 && source[$0 - 1] == UInt8(ascii: "\r") }
        let end = isWindows == true ? "\r\n" : "\n"
        var level = ""
        while lines.contains(where: { $0.contains("]\(level)]") }) { level += "=" }
        let text = lines.map { "\(indent)\(step)\($0)\(end)" }.joined()
        return Array("[\(level)[\(end)\(text)\(indent)]\(level)]".utf8)
    }
}

extension LuaToken {
    /// Whether the literal's value may be a text: with escapes, it isn't known.
    fileprivate func mayBe(_ text: String) -> Bool {
        if quote != nil { return content.contains("\\") || content == text }
        let content = content.replacing("\r\n", with: "\n")
        return (content.hasPrefix("\n") ? content.dropFirst() : content[...]) == text
    }
}
