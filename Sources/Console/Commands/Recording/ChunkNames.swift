import Scripting

/// The names that a chunk of Lua uses: the global variables that it assigns and reads, and its own statements. The scan
/// follows Lua's scopes, so that local variables don't count as globals.
struct ChunkNames {
    /// A statement of the chunk itself, not of a block in it.
    struct Statement {
        /// The range of its tokens in the chunk's tokens without comments.
        var tokens: Range<Int>
        /// The assigned variables of a statement that assigns nothing else: `a, b = 1, 2`, `function f() end`.
        var targets: [String] = []
        /// The global variables in it, apart from those targets.
        var reads: Set<String> = []
    }

    private(set) var statements: [Statement] = []
    /// The global variables that it mentions.
    private(set) var mentions: Set<String> = []
    /// The global variables that the chunk assigns somewhere.
    private(set) var assigned: Set<String> = []
    /// The local variables of the chunk itself.
    private(set) var locals: Set<String> = []
    /// Whether `return` occurs outside of functions.
    private(set) var returns = false
    /// Whether `...` occurs outside of functions.
    private(set) var usesArguments = false
    /// Whether it has labels for `goto`.
    private(set) var hasLabels = false

    private let tokens: [LuaToken]
    private var scopes = [Scope(opener: "chunk")]
    /// The brackets that are open, with the number of scopes around each.
    private var brackets: [(text: String, scopes: Int)] = []

    private struct Scope {
        let opener: String
        var names: Set<String> = []
        /// Local variables whose own statement hasn't ended.
        var pending: Set<String> = []
    }

    /// - Parameter tokens: The tokens without comments.
    init(_ tokens: [LuaToken]) {
        self.tokens = tokens
        var position = 0
        while position < tokens.count { position = read(position) }
        closeStatement(at: tokens.count)
    }

    private func token(_ position: Int) -> LuaToken? { tokens.indices.contains(position) ? tokens[position] : nil }
    private func isSymbol(_ text: String, at position: Int) -> Bool { token(position)?.is(text) == true }

    private var functionDepth: Int { scopes.count { $0.opener == "function" } }

    /// Whether a statement begins here.
    private func startsStatement(_ position: Int) -> Bool {
        guard brackets.last.map({ $0.scopes < scopes.count }) ?? true else { return false }
        guard let previous = token(position - 1), let current = token(position) else { return position == 0 }
        let openers = [";", "then", "do", "else", "repeat", "::"]
        if openers.contains(where: previous.is) { return true }
        if current.kind == .keyword {
            let starters = ["local", "if", "for", "while", "do", "repeat", "return", "break", "goto"]
            if starters.contains(current.text) { return !(current.is("do") && isHeaderOpen) }
            return current.is("function") && previous.endsExpression
        }
        // A parameter list ends like an expression, and a body follows.
        return current.kind == .name && previous.endsExpression || current.is("::") && previous.endsExpression
    }

    /// Whether a `for` or `while` waits for its `do`.
    private var isHeaderOpen: Bool { scopes.last?.opener == "header" }

    // MARK: Reading

    /// Reads the token at a position with its operands; returns the position after them.
    private mutating func read(_ position: Int) -> Int {
        if startsStatement(position) { startStatement(at: position) }
        let current = tokens[position]
        switch current.kind {
        case .name: return readName(position)
        case .keyword: return readKeyword(current.text, position)
        case .symbol: return readSymbol(current.text, position)
        default: return position + 1
        }
    }

    private mutating func startStatement(at position: Int) {
        let last = scopes.count - 1
        scopes[last].names.formUnion(scopes[last].pending)
        scopes[last].pending = []
        if last == 0 {
            closeStatement(at: position)
            statements.append(Statement(tokens: position..<position))
        }
        if tokens[position].kind == .name { readTargets(position) }
    }

    private mutating func closeStatement(at position: Int) {
        guard let last = statements.indices.last else { return }
        statements[last].tokens = statements[last].tokens.lowerBound..<position
    }

    /// Looks ahead over `a, b.c =`.
    private mutating func readTargets(_ start: Int) {
        var names: [String] = []
        var isPlain = true
        var position = start
        var depth = 0
        while let current = token(position) {
            if current.is("=") && depth == 0 { break }
            if ["(", "[", "{"].contains(where: current.is) { depth += 1 }
            if [")", "]", "}"].contains(where: current.is) { depth -= 1 }
            if depth < 0 || current.kind == .keyword && depth == 0 || current.is(";") { return }
            if depth == 0, current.kind == .name, position == start || isSymbol(",", at: position - 1) {
                if isSymbol(",", at: position + 1) || isSymbol("=", at: position + 1) {
                    names.append(current.text)
                } else {
                    isPlain = false
                }
            } else if depth == 0, !current.is(","), position > start, current.kind == .name,
                !isSymbol(".", at: position - 1), !isSymbol(":", at: position - 1)
            {
                // Another statement has begun: this one was a call.
                return
            }
            position += 1
        }
        guard token(position) != nil else { return }
        let globals = names.filter { !isLocal($0) }
        assigned.formUnion(globals)
        if scopes.count == 1, isPlain, globals.count == names.count { statements[statements.count - 1].targets = names }
    }

    private func isLocal(_ name: String) -> Bool { scopes.contains { $0.names.contains(name) } }

    private mutating func mention(_ name: String) {
        guard !isLocal(name) else { return }
        mentions.insert(name)
        if let last = statements.indices.last { statements[last].reads.insert(name) }
    }

    private mutating func readName(_ position: Int) -> Int {
        let name = tokens[position].text
        if isSymbol(".", at: position - 1) || isSymbol(":", at: position - 1) { return position + 1 }
        // A key in a table's braces.
        if brackets.last.map({ $0.text == "{" && $0.scopes == scopes.count }) == true, isSymbol("=", at: position + 1),
            isSymbol("{", at: position - 1) || isSymbol(",", at: position - 1) || isSymbol(";", at: position - 1)
        {
            return position + 1
        }
        let isTarget =
            scopes.count == 1 && brackets.isEmpty && isTargetOfStatement(position)
        if isTarget {
            mentions.insert(name)
        } else {
            mention(name)
        }
        return position + 1
    }

    /// Whether the name is an assigned variable of its statement, rather than on the right.
    private func isTargetOfStatement(_ position: Int) -> Bool {
        guard let statement = statements.last, statement.targets.contains(tokens[position].text) else { return false }
        let start = statement.tokens.lowerBound
        return position - start < statement.targets.count * 2 - 1 && !isSymbol("function", at: start)
    }

    private mutating func readKeyword(_ keyword: String, _ position: Int) -> Int {
        switch keyword {
        case "function": return readFunction(position)
        case "local": return readLocal(position)
        case "for", "while":
            scopes.append(Scope(opener: "header"))
            return keyword == "for" ? readNames(position + 1) { $0.pending.insert($1) } : position + 1
        case "do":
            // The variables of a loop are those of its body.
            let names = isHeaderOpen ? scopes.removeLast().pending : []
            scopes.append(Scope(opener: "do", names: names))
        case "then", "repeat": scopes.append(Scope(opener: keyword))
        case "else", "elseif", "end", "until":
            if scopes.count > 1 { scopes.removeLast() }
            if keyword == "else" { scopes.append(Scope(opener: "else")) }
        case "goto": return position + 2
        case "return": if functionDepth == 0 { returns = true }
        default: break
        }
        return position + 1
    }

    /// Takes in `a, b <const>, c`.
    private mutating func readNames(_ start: Int, _ note: (inout Scope, String) -> Void) -> Int {
        var position = start
        while let current = token(position), current.kind == .name {
            note(&scopes[scopes.count - 1], current.text)
            position += 1
            if isSymbol("<", at: position) { position += 3 }
            guard isSymbol(",", at: position) else { break }
            position += 1
        }
        return position
    }

    private mutating func readLocal(_ position: Int) -> Int {
        if isSymbol("function", at: position + 1) {
            if let name = token(position + 2), name.kind == .name {
                scopes[scopes.count - 1].names.insert(name.text)
                if scopes.count == 1 { locals.insert(name.text) }
            }
            return readFunction(position + 1, isNamed: true)
        }
        var names: Set<String> = []
        let end = readNames(position + 1) {
            $0.pending.insert($1)
            names.insert($1)
        }
        if scopes.count == 1 { locals.formUnion(names) }
        return end
    }

    /// Takes in `function name(a, b)`; the body comes next.
    private mutating func readFunction(_ position: Int, isNamed: Bool = false) -> Int {
        var position = position + 1
        if let name = token(position), name.kind == .name, !isNamed {
            let isPlain = isSymbol("(", at: position + 1)
            if isPlain, !isLocal(name.text) {
                assigned.insert(name.text)
                mentions.insert(name.text)
                if scopes.count == 1 { statements[statements.count - 1].targets = [name.text] }
            } else {
                mention(name.text)
            }
        }
        var scope = Scope(opener: "function")
        while let current = token(position), !current.is("(") {
            if current.is(":") { scope.names.insert("self") }
            position += 1
        }
        while let current = token(position), !current.is(")") {
            if current.kind == .name { scope.names.insert(current.text) }
            position += 1
        }
        scopes.append(scope)
        // After the parameters a statement begins, as after an expression.
        return position + 1
    }

    private mutating func readSymbol(_ symbol: String, _ position: Int) -> Int {
        switch symbol {
        case "(", "[", "{": brackets.append((symbol, scopes.count))
        case ")", "]", "}": if !brackets.isEmpty { brackets.removeLast() }
        case "...": if functionDepth == 0 { usesArguments = true }
        case "::":
            hasLabels = true
            return position + 3
        default: break
        }
        return position + 1
    }
}
