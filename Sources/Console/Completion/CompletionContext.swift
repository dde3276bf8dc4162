import Scripting

/// The syntax around the cursor.
struct CompletionContext {
    enum Place {
        /// A name where a value is wanted; in the table of a call, `call` takes arguments by name.
        case value(call: Enclosing?)
        /// After the dot of an expression.
        case field(LuaExpression)
        /// After the colon of an expression.
        case method(LuaExpression)
        /// In a string that a call is given.
        case string(Enclosing, quote: UInt8?)
        /// In a string between the brackets behind an expression: `previews["`.
        case entry(LuaExpression, quote: UInt8?)
        /// At the start of a statement, where a keyword may stand too.
        case statement
    }

    /// The call whose brackets are open around the cursor.
    struct Enclosing {
        let callee: LuaExpression
        /// The argument that a value is given to by name: `text` of `find{ text = …`.
        let argument: String?
        /// The number of positional arguments before it.
        let place: Int
        /// The names that have a value already.
        let taken: Set<String>
        /// Whether arguments can be given by name here.
        let isTable: Bool
    }

    /// The start of the word at the cursor, in UTF-8 bytes from 0.
    let start: Int
    /// The part of the word that has been typed.
    let prefix: String
    let place: Place
    /// The names that the chunk declares itself.
    let locals: [String]

    /// Looks at the text in front of the cursor.
    /// - Returns: nil where nothing can be completed: in comments, in most strings, in numbers, where a name is new.
    init?(_ source: ArraySlice<UInt8>) {
        let tokens = LuaScanner.tokens(of: source).filter { $0.kind != .comment || $0.isOpen }
        let end = source.count
        if let last = tokens.last, last.isOpen {
            guard last.kind == .string else { return nil }
            let before = Array(tokens.dropLast())
            if before.last?.text == "[", let owner = LuaExpression(before, endingBefore: before.count - 1) {
                start = end - last.content.utf8.count
                prefix = last.content
                place = .entry(owner, quote: last.quote)
                locals = []
                return
            }
            guard let enclosing = Self.enclosing(before, isString: true) else { return nil }
            start = end - last.content.utf8.count
            prefix = last.content
            place = .string(enclosing, quote: last.quote)
            locals = []
            return
        }
        var before = tokens
        if let last = tokens.last, last.range.upperBound == end, last.kind == .name || last.kind == .keyword {
            prefix = last.text
            start = last.range.lowerBound
            before.removeLast()
        } else {
            if let last = tokens.last, last.range.upperBound == end, last.kind == .number { return nil }
            prefix = ""
            start = end
        }
        locals = Self.declared(in: before)
        guard let previous = before.last else {
            place = .statement
            return
        }
        switch previous.kind {
        case .symbol where previous.text == "." || previous.text == ":":
            guard let owner = LuaExpression(before, endingBefore: before.count - 1) else { return nil }
            place = previous.text == "." ? .field(owner) : .method(owner)
        case .keyword where ["function", "local", "goto", "for"].contains(previous.text): return nil
        case .symbol where ["::", "..."].contains(previous.text): return nil
        case .symbol where ["{", ",", ";"].contains(previous.text):
            place = .value(call: Self.enclosing(before, isString: false).flatMap { $0.isTable ? $0 : nil })
        case .symbol where previous.text != ")" && previous.text != "]" && previous.text != "}":
            place = .value(call: nil)
        case .keyword
        where ["and", "or", "not", "return", "in", "if", "while", "until", "elseif"].contains(previous.text):
            place = .value(call: nil)
        default: place = .statement
        }
    }

    /// The call whose brackets are open at the end of the tokens; nil within a function's body.
    private static func enclosing(_ tokens: [LuaToken], isString: Bool) -> Enclosing? {
        // A string alone can be all that a call is given: `find "…`.
        if isString, let callee = LuaExpression(tokens, endingBefore: tokens.count), tokens.last?.kind != .string {
            return Enclosing(callee: callee, argument: nil, place: 0, taken: [], isTable: false)
        }
        guard let bracket = openBracket(tokens) else { return nil }
        let inside = Array(tokens[(bracket.index + 1)...])
        let isTable = tokens[bracket.index].is("{")
        var argument: String?
        if inside.count >= 2, inside[inside.count - 1].is("="), inside[inside.count - 2].kind == .name {
            argument = inside[inside.count - 2].text
        } else if isString, let last = inside.last, !last.is(","), !last.is(";") {
            // The string is a part of something longer.
            return nil
        }
        if let callee = LuaExpression(tokens, endingBefore: bracket.index) {
            return Enclosing(
                callee: callee, argument: argument, place: isTable ? 0 : bracket.commas, taken: bracket.names,
                isTable: isTable)
        }
        // A table may be an argument among others: `find("Text", { …`.
        guard isTable, let outer = openBracket(Array(tokens[..<bracket.index])),
            tokens[outer.index].is("("), let callee = LuaExpression(tokens, endingBefore: outer.index)
        else { return nil }
        return Enclosing(
            callee: callee, argument: argument, place: outer.commas, taken: bracket.names, isTable: true)
    }

    /// The innermost bracket that is open at the end: where it is, how many commas follow it, which names are given a
    /// value after it.
    private static func openBracket(_ tokens: [LuaToken]) -> (index: Int, commas: Int, names: Set<String>)? {
        var (depth, blocks, commas) = (0, 0, 0)
        var names: Set<String> = []
        for index in tokens.indices.reversed() {
            let token = tokens[index]
            switch (token.kind, token.text) {
            case (.keyword, "end"), (.keyword, "until"): blocks += 1
            case (.keyword, "function"), (.keyword, "do"), (.keyword, "if"), (.keyword, "repeat"):
                if blocks == 0 { return nil }
                blocks -= 1
            case (.symbol, ")"), (.symbol, "}"), (.symbol, "]"): depth += 1
            case (.symbol, "("), (.symbol, "{"), (.symbol, "["):
                if depth == 0 { return blocks == 0 && token.text != "[" ? (index, commas, names) : nil }
                depth -= 1
            case (.symbol, ","), (.symbol, ";"): if depth == 0, blocks == 0 { commas += 1 }
            case (.symbol, "="):
                if depth == 0, blocks == 0, index > 0, tokens[index - 1].kind == .name {
                    names.insert(tokens[index - 1].text)
                }
            default: break
            }
        }
        return nil
    }

    /// The names behind `local` and in the parameters of functions.
    private static func declared(in tokens: [LuaToken]) -> [String] {
        var names: [String] = []
        var index = 0
        while index < tokens.count {
            defer { index += 1 }
            let word = tokens[index]
            guard word.is("local") || word.is("function") || word.is("for") else { continue }
            var next = index + 1
            if word.is("function") {
                // The name of a function that isn't local is a global, or not known before it runs.
                while next < tokens.count, !tokens[next].is("(") {
                    if index > 0, tokens[index - 1].is("local") { names.append(tokens[next].text) }
                    next += 1
                }
                next += 1
            }
            while next < tokens.count, tokens[next].kind == .name {
                names.append(tokens[next].text)
                next += 1
                if next < tokens.count, tokens[next].is(",") { next += 1 }
            }
        }
        return names
    }
}
