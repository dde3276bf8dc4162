import Scripting

/// The expression before a dot, a colon or a bracket: a name and the steps from it, as in `screen:vStack():text(1)`.
struct LuaExpression {
    /// The first part of the expression.
    enum Root: Equatable {
        case name(String)
        /// A string, in parentheses or as it is.
        case string
        /// An expression that the analysis doesn't follow.
        case other
    }

    /// A step from an expression to the next one.
    enum Step {
        case field(String)
        case entry(Int?)
        case method(String)
        case call(StaticAnalysis.Given)
    }

    let root: Root
    let steps: [Step]

    /// The name that is called: `find` of `screen:find`.
    var lastName: String? {
        switch steps.last {
        case .field(let name), .method(let name): return name
        case nil: if case .name(let name) = root { return name } else { return nil }
        default: return nil
        }
    }

    /// Reads backwards the expression that ends before a token.
    /// - Returns: nil where no expression ends there.
    init?(_ tokens: [LuaToken], endingBefore end: Int) {
        var steps: [Step] = []
        var index = end - 1
        while index >= 0 {
            let token = tokens[index]
            switch token.kind {
            case .name:
                if index > 0, tokens[index - 1].is(".") {
                    steps.append(.field(token.text))
                    index -= 2
                    continue
                }
                if index > 0, tokens[index - 1].is(":") {
                    steps.append(.method(token.text))
                    index -= 2
                    continue
                }
                self.init(root: .name(token.text), steps: steps.reversed())
                return
            case .string:
                guard index > 0, Self.endsExpression(tokens[index - 1]) else {
                    self.init(root: .string, steps: steps.reversed())
                    return
                }
                steps.append(.call(.init(text: token.content)))
                index -= 1
            case .symbol where [")", "}", "]"].contains(token.text):
                guard let start = Self.opening(of: index, in: tokens) else { return nil }
                let inside = Array(tokens[(start + 1)..<index])
                if token.text == "]" {
                    let key = inside.count == 1 ? inside[0] : nil
                    if let key, key.kind == .string {
                        steps.append(.field(key.content))
                    } else {
                        steps.append(.entry(key.flatMap { Int($0.text) }))
                    }
                } else if start > 0, Self.endsExpression(tokens[start - 1]) {
                    steps.append(.call(Self.given(inside)))
                } else {
                    let isString = token.text == ")" && inside.count == 1 && inside[0].kind == .string
                    self.init(root: isString ? .string : .other, steps: steps.reversed())
                    return
                }
                index = start - 1
            default: return nil
            }
        }
        return nil
    }

    private init(root: Root, steps: [Step]) {
        self.root = root
        self.steps = steps
    }

    /// Whether an expression can end with a token, so that a call may follow.
    private static func endsExpression(_ token: LuaToken) -> Bool {
        switch token.kind {
        case .name, .string: true
        case .symbol: [")", "]", "}"].contains(token.text)
        default: false
        }
    }

    /// Returns the place of the bracket that opens what is closed at an index.
    private static func opening(of index: Int, in tokens: [LuaToken]) -> Int? {
        var depth = 0
        for place in stride(from: index, through: 0, by: -1) where tokens[place].kind == .symbol {
            switch tokens[place].text {
            case ")", "}", "]": depth += 1
            case "(", "{", "[":
                depth -= 1
                if depth == 0 { return place }
            default: break
            }
        }
        return nil
    }

    /// The arguments of a call, from the tokens between its brackets.
    private static func given(_ tokens: [LuaToken]) -> StaticAnalysis.Given {
        let names = tokens.indices.dropLast().filter { tokens[$0].kind == .name && tokens[$0 + 1].is("=") }
        let first = tokens.first { !$0.is("{") }
        return .init(text: first?.kind == .string ? first?.content : nil, names: names.map { tokens[$0].text })
    }

    /// The meaning of the expression in a session; nothing runs.
    @MainActor func subject(_ analysis: StaticAnalysis) -> StaticAnalysis.Subject {
        var subject: StaticAnalysis.Subject =
            switch root {
            case .name(let name): analysis.subject(named: name)
            case .string: analysis.someString
            case .other: .unknown
            }
        for step in steps {
            switch step {
            case .field(let name): subject = analysis.field(name, of: subject)
            case .entry(let index): subject = analysis.entry(index, of: subject)
            case .method(let name): subject = .method(name, of: subject)
            case .call(let given): subject = analysis.result(of: subject, given)
            }
        }
        return subject
    }
}
