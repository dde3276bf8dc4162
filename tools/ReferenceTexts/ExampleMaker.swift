import Lua
import Reference
import Scripting
import Views

/// Makes an example for a kind by trying it: readings become assertions, actions are followed by their effect. What
/// doesn't work on the example's view is left out.
@MainActor
struct ExampleMaker {
    private let session: ScriptSession

    /// Opens a session for trying.
    init() throws {
        session = try ScriptSession(catalog: Catalog())
    }

    /// Lines that run in a spec; nil where the kind can't be made.
    func lines(for kind: Kind) -> [String]? {
        guard let form = kind.forms.first else { return nil }
        // With all arguments there is more to read; some kinds refuse some of them together.
        for all in [true, false] {
            let given = Self.arguments(form, all: all)
            let lines =
                kind.isModifier
                ? modified(kind, form, all: all) : kind.role == .gesture ? touched(kind, given) : made(kind, given)
            if let lines { return lines }
        }
        return nil
    }

    /// The same for a type of values.
    func lines(for kind: ValueKind) -> [String]? {
        let made = "local value = \(kind.example.doubleQuoted)"
        guard (try? run(made)) != nil else { return nil }
        let facts = kind.members.filter { $0.parameters == nil }.compactMap { member in
            fact("value.\(member.name)", after: [made])
        }
        return [made] + facts.prefix(3)
    }

    /// The same for a type whose values are named by strings; nil where scripts have no such type, only its names.
    func line(for name: String, _ type: any NamedValues.Type) -> String? {
        guard let first = type.valueNames.first else { return nil }
        return fact("\(name).\(first)", after: [])
    }

    private func made(_ kind: Kind, _ given: String) -> [String]? {
        let variable = kind.call == "repeat" ? "found" : Self.variable(kind.call)
        let setUp = ["local screen = host(\(kind.name)\(given))", "local \(variable) = screen:find(\"\(kind.name)\")"]
        guard (try? run((setUp + ["return \(variable):kind()"]).joined(separator: "\n"))) != nil else { return nil }
        return setUp
            + use(of: variable, kind.members, after: setUp, or: ["assert.equal(\"\(kind.name)\", \(variable):kind())"])
    }

    /// An example that shows what the modifier does: what its readers give, or that its action is called. Nil where neither
    /// can be seen.
    private func modified(_ kind: Kind, _ form: DynamicForm, all: Bool) -> [String]? {
        let given = Self.arguments(form, all: all)
        let setUp = modifying(kind, given)
        guard (try? run(setUp.joined(separator: "\n"))) != nil else { return nil }
        // The members of a view that a modifier adds are read on that view.
        let added = "local \(Self.variable(kind.call)) = screen:find(\"\(kind.name)\")"
        if kind.arity != .none, (try? run((setUp.prefix(1) + [added]).joined(separator: "\n"))) != nil {
            let variable = Self.variable(kind.call)
            return setUp.prefix(1) + [added]
                + use(
                    of: variable, kind.members, after: setUp.prefix(1) + [added],
                    or: ["assert.equal(\"\(kind.name)\", \(variable):kind())"])
        }
        if let called = calling(kind, form, all: all) { return called }
        let values = form.parameters.filter { all || !$0.isOptional }.map { Self.example($0).doubleQuoted }
        let shown = use(of: "view", kind.members, after: setUp, given: values, or: changes(by: kind, setUp, values))
        return shown.isEmpty ? nil : setUp + shown
    }

    /// The answers of the readers of the view and of other modifiers that differ with the modifier.
    private func changes(by kind: Kind, _ setUp: [String], _ given: [String]) -> [String] {
        let plain = Self.hosting(kind.subject.doubleQuoted, in: kind.usualContainer)
        let readers = KnownKinds.modifiers.filter { $0.arity == .none } + KnownKinds.views
        let names = Set(
            readers.flatMap(\.members).filter { $0.role == .attribute && $0.parameters.isEmpty }.map(\.name))
        let call = kind.call.lowercased()
        // What is called alike says most.
        let order = names.sorted {
            ($0.lowercased().contains(call) ? 0 : 1, $0) < ($1.lowercased().contains(call) ? 0 : 1, $1)
        }
        func facts(_ name: String, after lines: [String]) -> [String] {
            let expression = "view:\(name)()"
            return fact(expression, after: lines, given).map { [$0] } ?? parts(of: expression, "", after: lines, given)
        }
        return Array(
            order.lazy.filter { $0 != "parent" }.flatMap { name in
                let with = facts(name, after: setUp)
                let without = with.isEmpty ? [] : facts(name, after: plain)
                return with.filter { !without.contains($0) }
            }.prefix(2))
    }

    /// Lines that host a modified view, and read it.
    private func modifying(_ kind: Kind, _ given: String) -> [String] {
        Self.hosting("\(kind.subject.doubleQuoted):\(kind.call)\(given)", in: kind.usualContainer)
    }

    /// An example in which the modifier's action is called; nil where none is.
    private func calling(_ kind: Kind, _ form: DynamicForm, all: Bool) -> [String]? {
        let given = Self.arguments(form, all: all)
        let noted = given.replacing("function() end", with: "function() called = true end")
        guard noted != given else { return nil }
        let setUp = ["local called = false"] + modifying(kind, noted)
        for action in kind.members where action.role == .action {
            let arguments = action.parameters.filter { all || !$0.isOptional }.map(\.example)
            let lines = setUp + ["view:\(action.name)(\(arguments.joined(separator: ", ").doubleQuoted))"]
            if case .boolean(true) = try? run((lines + ["return called"]).joined(separator: "\n")).first {
                return lines + ["assert.is_true(called)"]
            }
        }
        return nil
    }

    private func touched(_ kind: Kind, _ given: String) -> [String]? {
        let setUp = [
            "local screen = host(Text(\"a\"):gesture(\(kind.name)\(given)))",
            "local gesture = screen:text():gesture(\"\(kind.name)\")",
        ]
        guard (try? run(setUp.joined(separator: "\n"))) != nil else { return nil }
        return setUp
            + use(of: "gesture", kind.members, after: setUp, or: ["assert.equal(\"all\", gesture:gestureMask())"])
    }

    /// Lines that host a view within another, which is a stack where none is named, and read it. It is on one line if it fits.
    private static func hosting(_ view: String, in container: String?) -> [String] {
        let container = container ?? "VStack"
        let line = "local screen = host(\(container) { \(view) })"
        let fits = line.count <= 90 && !view.contains("\n")
        return [
            fits ? line : "local screen = host(\(container) {\n\(view.indented),\n})",
            "local view = screen:\(Kind.call(of: container))()[1]",
        ]
    }

    /// The readings of a view, and an action with its effect. Without readings, another assertion.
    /// - Parameter given: The values that a modifier was given, which its readers may return.
    private func use(
        of variable: String, _ members: [Member], after setUp: [String], given: [String] = [],
        or other: @autoclosure () -> [String]
    ) -> [String] {
        func reads(after lines: [String]) -> [String] {
            members.filter { $0.role == .attribute }.flatMap { member in
                let arguments = member.parameters.filter { !$0.isOptional }.map(\.example).joined(separator: ", ")
                let expression = "\(variable):\(member.name)(\(arguments.doubleQuoted))"
                return fact(expression, after: lines, given).map { [$0] }
                    ?? parts(of: expression, member.result, after: lines, given)
            }
        }
        let known = reads(after: setUp)
        var lines = known.isEmpty ? other() : Array(known.prefix(3))
        for action in members where action.role == .action {
            let arguments = action.parameters.map(\.example).joined(separator: ", ").doubleQuoted
            let call = "\(variable):\(action.name)(\(arguments))"
            guard (try? run((setUp + [call]).joined(separator: "\n"))) != nil else { continue }
            let effects = reads(after: setUp + [call]).filter { !known.contains($0) }.prefix(1)
            guard !lines.isEmpty || !effects.isEmpty else { continue }
            lines.append(call)
            return lines + effects
        }
        return lines
    }

    /// Assertions about parts of a value that can't be written as a whole: the members of a described type, the fields of a
    /// table.
    private func parts(
        of expression: String, _ type: String, after setUp: [String], _ given: [String]
    ) -> [String] {
        var names =
            KnownKinds.values.first { $0.name == type }?.members.filter { $0.parameters == nil }.map(\.name) ?? []
        let found = try? run((setUp + ["return \(expression)"]).joined(separator: "\n")).first
        if let pairs = try? found?.table?.pairs { names = pairs.compactMap(\.key.string).sorted() }
        return Array(names.lazy.compactMap { fact("\(expression).\($0)", after: setUp, given) }.prefix(3))
    }

    /// An assertion that an expression has the value that it has; nil where it has none that can be written.
    /// - Parameter given: Expressions that are tried first.
    private func fact(_ expression: String, after setUp: [String], _ given: [String] = []) -> String? {
        func value(of expression: String) -> Value? {
            try? run((setUp + ["return \(expression)"]).joined(separator: "\n")).first
        }
        guard let found = value(of: expression), !found.isNil else { return nil }
        if case .boolean(let value) = found { return "assert.is_\(value)(\(expression))" }
        for text in given where text.utf8.count <= 40 && !text.contains("function") {
            if case .boolean(true) = value(of: "\(expression) == \(text)") {
                return "assert.equal(\(text), \(expression))"
            }
        }
        guard let text = Self.written(found), text.utf8.count <= 60 else { return nil }
        let assertion = found.table == nil ? "equal" : "same"
        return "assert.\(assertion)(\(text), \(expression))"
    }

    /// A plain value as Lua source; nil for one that has none.
    private static func written(_ value: Value) -> String? {
        switch value {
        case .boolean(let value): return "\(value)"
        case .integer(let value): return "\(value)"
        case .number(let value): return value.isFinite && "\(value)".count <= 8 ? "\(value)" : nil
        case .string(let value):
            let text = "\(value)"
            guard text.utf8.count <= 40, !text.contains(where: { "\"\\\n".contains($0) }) else { return nil }
            return "\"\(text)\""
        case .table(let table):
            guard let pairs = try? table.pairs, !pairs.isEmpty, pairs.count <= 6 else { return nil }
            let isList = pairs.allSatisfy { $0.key.integer != nil }
            let entries = pairs.sorted { "\($0.key)" < "\($1.key)" }.map { key, value in
                written(value).map { isList ? $0 : "\(key) = \($0)" }
            }
            let known = entries.compactMap(\.self)
            return known.count == entries.count ? "{ \(known.joined(separator: ", ")) }" : nil
        default: return nil
        }
    }

    @discardableResult
    private func run(_ source: String) throws -> [Value] {
        session.beginSpec()
        defer { session.endSpec() }
        return try session.interpreter.load(source, name: "@example.lua").call()
    }

    /// A value for a parameter; functions return nothing.
    private static func example(_ parameter: ParameterInfo) -> String {
        let isAction = parameter.type == "function" && (parameter.name == "action" || parameter.name.hasPrefix("on"))
        return isAction ? "function() end" : parameter.example
    }

    /// A variable name; some calls are keywords of Lua.
    private static func variable(_ call: String) -> String {
        ["repeat", "end", "function"].contains(call) || call.contains("(") ? "found" : call
    }

    /// The arguments of a form as a script writes them, in braces or, for content alone, in parentheses.
    static func arguments(_ form: DynamicForm, all: Bool) -> String {
        let parameters = form.parameters.filter { all || !$0.isOptional }
        let written = parameters.map { parameter in
            (parameter.type == "view…" ? parameter.example : "\(parameter.name) = \(example(parameter))").doubleQuoted
        }
        guard !written.isEmpty else { return "()" }
        let line = " { \(written.joined(separator: ", ")) }"
        return line.count <= 60 ? line : " {\n\(written.joined(separator: ",\n").indented),\n}"
    }
}

extension String {
    /// The text with Lua's other quotation marks.
    var doubleQuoted: String { replacing("'", with: "\"") }

    /// The lines, one step further in.
    var indented: String { split(separator: "\n").map { "  " + $0 }.joined(separator: "\n") }
}
