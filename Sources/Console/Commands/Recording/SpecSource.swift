import System

/// Writes a recording as a spec: the chunks in order, with their values as assertions and their globals as locals.
struct SpecSource {
    /// The name of the spec.
    let name: String
    let chunks: [RecordedChunk]
    /// The global variables that existed before the first chunk.
    let builtins: Set<String>

    /// The largest number of local variables of a function; Lua allows 200.
    private static let localLimit = 150

    /// The columns that an assertion's arguments may take.
    private static let width = 95

    /// The text of the file.
    var text: String {
        var lines = ["describe(\(quoted(subject)), function()", "  it(\(quoted(name)), function()"]
        lines += body(level: 2)
        lines += ["  end)", "end)"]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The body of the spec, unindented.
    var preview: [String] { body(level: 0) }

    private func quoted(_ text: String) -> String { LuaLiteral.quoted(.init(text)) }

    /// The view that was hosted first, as it is called.
    private var subject: String {
        let hosting = chunks.first { $0.names.mentions.contains("host") }
        let tokens = hosting?.tokens ?? []
        guard let place = tokens.firstIndex(where: { $0.text == "views" && $0.kind == .name }),
            place + 2 < tokens.count, tokens[place + 1].is(".")
        else { return "The screen" }
        return tokens[place + 2].text
    }

    // MARK: Variables

    /// The variables that become local ones.
    private var localized: Set<String> {
        guard !chunks.contains(where: \.reachesGlobals) else { return [] }
        let assigned = chunks.reduce(into: Set<String>()) { $0.formUnion($1.names.assigned) }
        let names = chunks.reduce(assigned.subtracting(builtins)) { $0.subtracting($1.fileNames.mentions) }
        return names.count > Self.localLimit ? [] : names
    }

    private func body(level: Int) -> [String] {
        let localized = localized
        var declared: Set<String> = []
        var lines: [String] = []
        var waits: [String] = []
        for (index, chunk) in chunks.enumerated() {
            // Looking at a screen took time in which it changed.
            waits += chunk.waits
            guard !chunk.isEmpty, !isLook(chunk) else { continue }
            let later = chunks[(index + 1)...].reduce(into: Set<String>()) { $0.formUnion($1.names.mentions) }
            let isEnclosed = !chunk.names.locals.isDisjoint(with: later) || chunk.names.hasLabels
            let wanted = chunk.names.mentions.intersection(localized).subtracting(declared)
            let own =
                isEnclosed || chunk.expression != nil || returnsEarly(chunk) ? [] : declarations(in: chunk, wanted)
            let ahead = wanted.subtracting(own.flatMap(\.names))
            declared.formUnion(wanted)
            if !ahead.isEmpty {
                lines += SourceLayout.lines(of: "local \(ahead.sorted().joined(separator: ", "))", level: level)
            }
            var source = written(chunk, declaring: own)
            if source.isEmpty { continue }
            for wait in waits { lines += SourceLayout.lines(of: wait, level: level) }
            waits = []
            if isEnclosed { source = "do\n\(source)\nend" }
            lines += SourceLayout.lines(of: source, level: level)
        }
        return lines
    }

    /// The name of a variable alone prints what is on the screen, as `print` does.
    private func isLook(_ chunk: RecordedChunk) -> Bool {
        guard chunk.isVariable, chunk.values.count == 1 else { return false }
        switch chunk.values[0] {
        case .element, .elements, .kind: return true
        default: return false
        }
    }

    /// The statements that become `local`, with the variables that they declare: those that assign new variables first.
    private func declarations(in chunk: RecordedChunk, _ wanted: Set<String>) -> [(offset: Int, names: [String])] {
        var seen: Set<String> = []
        var found: [(offset: Int, names: [String])] = []
        for statement in chunk.names.statements {
            defer { seen.formUnion(statement.reads.union(statement.targets)) }
            guard !statement.targets.isEmpty, Set(statement.targets).isSubset(of: wanted),
                Set(statement.targets).count == statement.targets.count, seen.isDisjoint(with: statement.targets),
                let first = statement.tokens.first
            else { continue }
            // A function may call itself by the local name; elsewhere the name isn't there yet on the right.
            let isFunction = chunk.tokens[first].is("function")
            guard isFunction || statement.reads.isDisjoint(with: statement.targets) else { continue }
            found.append((chunk.tokens[first].range.lowerBound, statement.targets))
        }
        return found
    }

    // MARK: Chunks

    private func returnsEarly(_ chunk: RecordedChunk) -> Bool {
        chunk.expression == nil && (chunk.names.returns || chunk.names.usesArguments)
    }

    private func written(_ chunk: RecordedChunk, declaring own: [(offset: Int, names: [String])]) -> String {
        if returnsEarly(chunk) {
            let function = "(function(...)\n\(chunk.source)\nend)()"
            return chunk.values.isEmpty ? ";\(function)" : asserted(function, chunk)
        }
        if let expression = chunk.expression {
            let isOpen = chunk.names.usesArguments
            return asserted(isOpen ? "(function(...) return \(expression) end)()" : expression, chunk)
        }
        var source = ""
        var start = 0
        for (offset, _) in own {
            source += chunk.source.slice(start..<offset) + "local "
            start = offset
        }
        source += chunk.source.slice(start..<chunk.source.utf8.count)
        return source.hasPrefix("(") ? ";" + source : source
    }

    /// An expression with an assertion of its value.
    private func asserted(_ expression: String, _ chunk: RecordedChunk) -> String {
        let remark = comment(behind: chunk)
        guard chunk.values.count == 1, let value = chunk.values.first else {
            return assertedAll(expression, chunk) + remark
        }
        let assertion =
            switch chunk.isVolatile ? value.ofKind : value {
            case .literal(let literal, let isTable): compared(isTable ? "same" : "equal", literal, expression)
            case .nil: "assert.is_nil(\(expression))"
            case .boolean(let isTrue): "assert.is_\(isTrue)(\(expression))"
            case .notANumber: "do\nlocal value = \(expression)\nassert.not_equal(value, value)\nend"
            case .element where chunk.calls("host") || chunk.calls("inspect"): expression
            case .element(exists: true): "assert.exists(\(expression))"
            case .element(exists: false): "assert.absent(\(expression))"
            case .elements(let count): "assert.count(\(count), \(expression))"
            case .kind(let kind): "assert.is_\(kind)(\(expression))"
            }
        return assertion + remark
    }

    /// Writes a comparison, on two lines where it is too long for one.
    private func compared(_ name: String, _ literal: String, _ expression: String) -> String {
        let isLong = literal.count + expression.count > Self.width && !literal.contains("\n")
        return "assert.\(name)(\(literal),\(isLong ? "\n" : " ")\(expression))"
    }

    /// An expression that gave no value, or several.
    private func assertedAll(_ expression: String, _ chunk: RecordedChunk) -> String {
        let sources = chunk.isVolatile ? [] : chunk.values.compactMap(\.source)
        guard !sources.isEmpty, sources.count == chunk.values.count else {
            if chunk.isStatement { return (expression.hasPrefix("(") ? ";" : "") + expression }
            return chunk.values.isEmpty ? "" : "local _ = \(expression)"
        }
        if sources.contains("nil") {
            let fields = (["n = \(sources.count)"] + sources).joined(separator: ", ")
            return "assert.same({ \(fields) }, table.pack(\(expression)))"
        }
        return "assert.same({ \(sources.joined(separator: ", ")) }, { \(expression) })"
    }

    /// The comment after an expression.
    private func comment(behind chunk: RecordedChunk) -> String {
        guard let last = chunk.tokens.last else { return "" }
        let rest = chunk.source.slice(last.range.upperBound..<chunk.source.utf8.count).trimmingSpaces
        return rest.hasPrefix("--") ? " " + rest : ""
    }
}
