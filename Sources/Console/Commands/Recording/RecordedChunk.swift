import Lua
import Scripting
import System

/// A chunk of Lua that ran without an error, with its values.
struct RecordedChunk {
    /// As it was typed.
    let source: String
    /// The assertions about each value.
    let values: [Expectation]
    /// The part of the source that is an expression: all of it, or what follows its `return`; nil if there is none.
    let expression: String?
    /// Whether the expression is a valid statement, as a call is.
    let isStatement: Bool
    /// The names in it.
    let names: ChunkNames
    /// The tokens without comments.
    let tokens: [LuaToken]
    /// The names in the file that it ran: the variables among them stay global.
    let fileNames: ChunkNames
    /// The statements with which a spec waits before the chunk.
    let waits: [String]
    /// The names in those.
    let waitNames: ChunkNames
    private let isOfFile: Bool

    /// Records a chunk.
    /// - Parameters:
    ///  - source: The source of the chunk.
    ///  - values: The values that it returned.
    ///  - file: The text of the file that it ran.
    ///  - waits: The statements with which a spec waits before the chunk.
    ///  - redefined: The global variables that earlier chunks have assigned.
    ///  - interpreter: The interpreter to compile in; nothing runs in it.
    @MainActor init(
        _ source: String, values: [Value], running file: String? = nil, waits: [String] = [],
        redefined: Set<String> = [], interpreter: Interpreter
    ) {
        let source = Self.withoutShowing(source, redefined: redefined)
        self.source = source
        self.waits = waits
        waitNames = ChunkNames(LuaScanner.words(of: waits.joined(separator: "\n")))
        self.values = values.map { Expectation($0) }
        let all = LuaScanner.tokens(of: source.utf8)
        tokens = all.filter { $0.kind != .comment }
        names = ChunkNames(tokens)
        isOfFile = file != nil
        fileNames = ChunkNames(LuaScanner.words(of: file ?? ""))
        func compiles(_ text: String) -> Bool { (try? interpreter.load(text, name: "=recorded")) != nil }
        var expression = Self.body(of: tokens[...], in: source)
        isStatement = compiles(expression)
        if tokens.first?.is("return") == true { expression = Self.body(of: tokens.dropFirst(), in: source) }
        // A comment at the end would swallow text appended to the expression; the body has none.
        self.expression = !expression.isEmpty && compiles("return \(expression)\n") ? expression : nil
    }

    /// Whether nothing is left of it: it only showed something.
    var isEmpty: Bool { tokens.isEmpty && !source.contains("--") || isHollow }

    /// A loop around nothing.
    private var isHollow: Bool {
        guard tokens.first?.is("for") == true, tokens.last?.is("end") == true, tokens.count > 3 else { return false }
        return tokens[tokens.count - 2].is("do")
    }

    /// Whether it is the name of a variable.
    var isVariable: Bool { tokens.count == 1 && tokens[0].kind == .name }

    /// Whether the function that it calls first has this name.
    func calls(_ name: String) -> Bool { tokens.count > 1 && tokens[0].kind == .name && tokens[0].text == name }

    /// Whether its value differs each time.
    var isVolatile: Bool {
        zip(tokens, zip(tokens.dropFirst(), tokens.dropFirst(2))).contains { first, rest in
            rest.0.is(".") && Self.volatile.contains("\(first.text).\(rest.1.text)")
        } || names.mentions.contains("collectgarbage")
    }

    private static let volatile: Set<String> = [
        "os.time", "os.clock", "os.date", "os.tmpname", "os.getenv", "math.random",
    ]

    /// Whether it reaches the global variables by other ways than by their names.
    var reachesGlobals: Bool {
        let ways: Set<String> = ["_G", "_ENV", "load", "loadfile", "dofile", "loadstring"]
        return !ways.isDisjoint(with: isOfFile ? fileNames.mentions : names.mentions)
    }

    /// The source from the first token to the last, without a final `;`.
    private static func body(of tokens: ArraySlice<LuaToken>, in source: String) -> String {
        var tokens = tokens
        while tokens.last?.is(";") == true { tokens.removeLast() }
        guard let first = tokens.first, let last = tokens.last else { return "" }
        return source.slice(first.range.lowerBound..<last.range.upperBound)
    }

    // MARK: - What only shows

    /// The functions that show something to the person at the console.
    private static let showing: Set<String> = ["print", "help", "tree", "diff"]

    /// The source without the calls that only show something.
    private static func withoutShowing(_ source: String, redefined: Set<String>) -> String {
        let tokens = LuaScanner.words(of: source)
        let own = ChunkNames(tokens)
        let names = showing.subtracting(redefined).subtracting(own.assigned).subtracting(own.locals)
        var kept = ""
        var start = 0
        for position in tokens.indices where tokens[position].kind == .name && names.contains(tokens[position].text) {
            guard let end = callEnd(position, tokens), tokens[position].range.lowerBound >= start else { continue }
            kept += source.slice(start..<tokens[position].range.lowerBound).trimmingEnd()
            if kept.hasSuffix(";") { kept.removeLast() }
            start = tokens[end].range.upperBound
        }
        kept += source.slice(start..<source.utf8.count)
        return String(kept.trimmingSpaces)
    }

    /// The end of a call that is a statement of its own and begins at a position.
    private static func callEnd(_ position: Int, _ tokens: [LuaToken]) -> Int? {
        let previous = position > 0 ? tokens[position - 1] : nil
        let starters = [";", "then", "do", "else", "repeat"]
        guard previous.map({ previous in previous.endsExpression || starters.contains(where: previous.is) }) ?? true,
            position + 1 < tokens.count
        else { return nil }
        var end = position + 1
        if tokens[end].is("(") || tokens[end].is("{") {
            var depth = 0
            repeat {
                if ["(", "[", "{"].contains(where: tokens[end].is) { depth += 1 }
                if [")", "]", "}"].contains(where: tokens[end].is) { depth -= 1 }
                end += 1
            } while depth > 0 && end < tokens.count
            guard depth == 0 else { return nil }
            end -= 1
        } else if tokens[end].kind != .string {
            return nil
        }
        guard end + 1 < tokens.count else { return end }
        // The value of the call is used.
        let next = tokens[end + 1]
        if next.is(";") { return end + 1 }
        return next.kind == .symbol && !next.is("::") || next.kind == .string || next.is("and") || next.is("or")
            ? nil : end
    }
}

extension String {
    /// The text between two positions in bytes.
    func slice(_ range: Range<Int>) -> String { String(decoding: Array(utf8)[range], as: UTF8.self) }

    /// The text without blank space at its end.
    func trimmingEnd() -> String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}
