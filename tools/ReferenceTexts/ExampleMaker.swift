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
                ? modified(kind, given) : kind.role == .gesture ? touched(kind, given) : made(kind, given)
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
            + use(of: variable, kind.members, after: setUp, or: "assert.equal(\"\(kind.name)\", \(variable):kind())")
    }

    private func modified(_ kind: Kind, _ given: String) -> [String]? {
        let view = "\(kind.subject.doubleQuoted):\(kind.call)\(given)"
        let setUp = [Self.hosting(view), "local view = screen:vStack()[1]"]
        guard (try? run(setUp.joined(separator: "\n"))) != nil else { return nil }
        // The members of a view that a modifier adds are read on that view.
        let added = "local \(Self.variable(kind.call)) = screen:find(\"\(kind.name)\")"
        if kind.arity != .none, (try? run((setUp.prefix(1) + [added]).joined(separator: "\n"))) != nil {
            let variable = Self.variable(kind.call)
            return setUp.prefix(1) + [added]
                + use(
                    of: variable, kind.members, after: setUp.prefix(1) + [added],
                    or: "assert.equal(\"\(kind.name)\", \(variable):kind())")
        }
        return setUp + use(of: "view", kind.members, after: setUp, or: "assert.is_false(view:isAbsent())")
    }

    private func touched(_ kind: Kind, _ given: String) -> [String]? {
        let setUp = [
            "local screen = host(Text(\"a\"):gesture(\(kind.name)\(given)))",
            "local gesture = screen:text():gesture(\"\(kind.name)\")",
        ]
        guard (try? run(setUp.joined(separator: "\n"))) != nil else { return nil }
        return setUp
            + use(of: "gesture", kind.members, after: setUp, or: "assert.equal(\"all\", gesture:gestureMask())")
    }

    /// Hosts a view within another, on one line if it fits.
    private static func hosting(_ view: String) -> String {
        let line = "local screen = host(VStack { \(view) })"
        return line.count <= 90 && !view.contains("\n") ? line : "local screen = host(VStack {\n\(view.indented),\n})"
    }

    /// The readings of a view, and an action with its effect. Without readings, another assertion.
    private func use(
        of variable: String, _ members: [Member], after setUp: [String], or other: String
    ) -> [String] {
        func reads(after lines: [String]) -> [String] {
            members.filter { $0.role == .attribute && $0.parameters.isEmpty }
                .compactMap { fact("\(variable):\($0.name)()", after: lines) }
        }
        let known = reads(after: setUp)
        var lines = known.isEmpty ? [other] : Array(known.prefix(3))
        for action in members where action.role == .action {
            let arguments = action.parameters.map(\.example).joined(separator: ", ").doubleQuoted
            let call = "\(variable):\(action.name)(\(arguments))"
            guard (try? run((setUp + [call]).joined(separator: "\n"))) != nil else { continue }
            lines.append(call)
            return lines + reads(after: setUp + [call]).filter { !known.contains($0) }.prefix(1)
        }
        return lines
    }

    /// An assertion that an expression has the value that it has; nil where it has none that can be written.
    private func fact(_ expression: String, after setUp: [String]) -> String? {
        let source = (setUp + ["return \(expression)"]).joined(separator: "\n")
        switch try? run(source).first {
        case .boolean(let value): return "assert.is_\(value)(\(expression))"
        case .integer(let value): return "assert.equal(\(value), \(expression))"
        case .string(let value):
            let text = "\(value)"
            guard text.utf8.count <= 40, !text.contains(where: { "\"\\\n".contains($0) }) else { return nil }
            return "assert.equal(\"\(text)\", \(expression))"
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
