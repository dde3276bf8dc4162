import Lua
import Testing
import Views

@testable import Scripting

/// What follows from the descriptions has to hold for every kind: a new one is tested by being there.
/// One case at a time, so that those of other suites that wait for the main actor get their turns.
@Suite("Every kind", .serialized) @MainActor
struct ConformanceTests {
    nonisolated private static let views = KnownKinds.views.filter { !$0.forms.isEmpty }.map(\.name)
    nonisolated private static let modifiers = KnownKinds.modifiers.filter { !$0.forms.isEmpty }.map(\.name)

    private func view(_ name: String) throws -> Kind { try #require(KnownKinds.views.first { $0.name == name }) }
    private func modifier(_ name: String) throws -> Kind {
        try #require(KnownKinds.modifiers.first { $0.name == name })
    }

    /// The arguments of a form, all of them or those that have to be given.
    private static func arguments(_ form: DynamicForm, all: Bool) -> String {
        let parameters = form.parameters.filter { all || !$0.isOptional }
        return "{ " + parameters.map { given($0) + ", " }.joined() + "}"
    }

    private static func given(_ parameter: ParameterInfo) -> String {
        parameter.type == "view…" ? parameter.example : "\(parameter.name) = \(parameter.example)"
    }

    /// The globals are defined before any kind is described, by the names of the types.
    @Test("has the name of its type, and is a global if it can be made") func names() {
        let deferred = KnownKinds.Found.constructible
        #expect(Set(deferred.map(\.name)) == Set(KnownKinds.views.filter(\.isConstructible).map(\.name)))
        #expect(deferred.allSatisfy { $0.kind.name == $0.name && $0.kind.role == .view })
        let gestures = KnownKinds.Found.deferredGestures
        #expect(gestures.map(\.name).sorted() == KnownKinds.gestures.filter(\.isConstructible).map(\.name))
        #expect(gestures.allSatisfy { $0.kind.name == $0.name })
        #expect(KnownKinds.Found.describedValues.allSatisfy { $0.kind().name == $0.name })
    }

    @Test("of view can be made, found, and reached by its path", arguments: views)
    func makesViews(name: String) throws {
        let kind = try view(name)
        for form in kind.forms {
            for all in [false, true] {
                let call = "\(name)(\(Self.arguments(form, all: all)))"
                let session = try ScriptSession()
                let source = """
                    local screen = host(VStack { Text("before"), \(call), Text("after") })
                    local found = screen:findAll("\(name)")
                    local element = found[#found > 1 and "\(name)" == "Text" and 2 or 1]
                    if not element then error("not found") end
                    local path = element:pathToRoot()
                    local again = load("local screen = ...; return screen:" .. path)(screen)
                    if again ~= element then error(path .. " leads to " .. tostring(again)) end
                    return element:kind()
                    """
                if name == "VStack" || name == "EmptyView" { continue }
                do {
                    #expect(try session.text(source) == name, "\(call)")
                } catch {
                    Issue.record("\(call): \(error)")
                }
            }
        }
    }

    @Test("of view lets its attributes be read", arguments: views)
    func readsAttributes(name: String) throws {
        let kind = try view(name)
        let form = try #require(kind.forms.first)
        let session = try ScriptSession()
        try session.run("element = host(\(name)(\(Self.arguments(form, all: true)))):find('\(name)')")
        Self.readAttributes(of: kind, in: session, saying: name)
    }

    /// Reads the attributes of `element` that take nothing: each is there, or the view says that it has none.
    private static func readAttributes(of kind: Kind, in session: ScriptSession, saying place: String) {
        for member in kind.members where member.role == .attribute && member.parameters.isEmpty {
            do {
                try session.run("return element:\(member.name)()")
            } catch LuaError.runtime(let error) where error.cause is ScriptingError {
            } catch {
                Issue.record("\(place):\(member.name)(): \(error)")
            }
        }
    }

    nonisolated private static let acting = KnownKinds.views
        .filter { kind in !kind.forms.isEmpty && kind.members.contains { $0.role == .action } }.map(\.name)

    /// Lua that sees what an action does: functions that count their calls, states that are kept, attributes.
    private static let watching = """
        calls, states = 0, {}
        function called() calls = calls + 1 return Text("made") end
        function kept(state) states[#states + 1] = state return state end
        function look(element, attributes)
          local seen = { tostring(calls) }
          for _, state in ipairs(states) do seen[#seen + 1] = tostring(state) end
          for _, name in ipairs(attributes) do
            local ok, value = pcall(element[name], element)
            seen[#seen + 1] = name .. " " .. tostring(ok and value)
          end
          return table.concat(seen, "; ")
        end
        """

    /// A form with all its arguments, functions and states being watched. What views are chosen by is the value that
    /// actions are called with; a state has that value, or `other` than that.
    private static func watched(_ form: DynamicForm, other: Bool) -> String {
        let arguments = form.parameters.map { parameter in
            let example = watched(parameter.example, other: other)
            return parameter.type == "view…" ? "\(example):tag('word')" : "\(parameter.name) = \(example)"
        }
        return "{ \(arguments.joined(separator: ", ")) }"
    }

    private static func watched(_ example: String, other: Bool) -> String {
        if example.hasPrefix("function(") { return "called" }
        guard example.hasPrefix("State(") else { return example }
        let others = [
            "true": "false", "'word'": "'before'", "0.5": "0.25", "8": "4", "2": "1", "Color.red": "Color.blue",
            "Date('2026-11-21T10:00:00Z')": "Date('2026-11-20T09:00:00Z')",
        ]
        let value = String(example.dropFirst("State(".count).dropLast())
        return "kept(State(\(other ? others[value] ?? value : value)))"
    }

    /// The surroundings that some views need to act.
    private static let surroundings = [
        "EditButton": ":environment('editMode', kept(State('inactive')))", "RenameButton": ":renameAction(called)",
    ]

    /// The containers that some views need to act.
    private static let containers = [
        "NavigationLink": (opening: "NavigationStack { ", closing: " }"),
        "Section": (opening: "List { ", closing: " }:listStyle('sidebar')"),
    ]

    /// What can't be done in a view that is made of examples alone: a script can't say how the rows of its table are sorted,
    /// and one can't go back from the first page.
    private static let exceptions: Set<String> = [
        "Table.sort", "NavigationStack.back", "NavigationView.back", "NavigationSplitView.back",
    ]

    private static func call(_ member: Member) -> String {
        guard !member.parameters.isEmpty else { return "\(member.name)()" }
        return "\(member.name){ \(member.parameters.map { "\($0.name) = \($0.example)" }.joined(separator: ", ")) }"
    }

    @Test("of view does something when one of its actions is called", arguments: acting)
    func acts(name: String) throws {
        let kind = try view(name)
        let attributes = kind.members.filter { $0.role == .attribute && $0.parameters.isEmpty }.map { "'\($0.name)'" }
        let actions = kind.members.filter { $0.role == .action }
        for member in actions where !Self.exceptions.contains("\(name).\(member.name)") {
            var problems: [String] = []
            let calls = kind.forms.flatMap { [Self.watched($0, other: false), Self.watched($0, other: true)] }
            // Some actions end what another one begins.
            let others = actions.filter { $0 !== member }.map { "pcall(function() element:\(Self.call($0)) end)" }
            let hasEffect = (calls.map { ($0, "") } + calls.map { ($0, others.joined(separator: "\n")) }).contains {
                arguments, preparation in
                let (opening, closing) = Self.containers[name] ?? ("", "")
                let views = "\(opening)VStack { \(name)(\(arguments)) }\(closing)\(Self.surroundings[name] ?? "")"
                let source = """
                    \(Self.watching)
                    local screen = host(\(views))
                    local element = screen:find("\(name)")
                    local attributes = { \(attributes.joined(separator: ", ")) }
                    \(preparation)
                    local before = look(element, attributes)
                    element:\(Self.call(member))
                    return tostring(look(element, attributes) ~= before)
                    """
                do {
                    if try ScriptSession().text(source) == "true" { return true }
                    problems.append("\(arguments): nothing changed")
                } catch {
                    problems.append("\(arguments): \(error)")
                }
                return false
            }
            #expect(hasEffect, "\(name):\(Self.call(member)) with \(problems.joined(separator: "; "))")
        }
    }

    @Test("of view refuses to act when it is disabled", arguments: acting)
    func refusesWhenDisabled(name: String) throws {
        let kind = try view(name)
        let form = try #require(kind.forms.first)
        for member in kind.members where member.role == .action {
            let source = """
                \(Self.watching)
                local element = host(\(name)(\(Self.watched(form, other: false))):disabled()):find("\(name)")
                element:\(Self.call(member))
                """
            let message = try ScriptSession().message(of: source)
            #expect(message?.contains("is unresponsive") == true, "\(name):\(member.name): \(message ?? "no error")")
        }
    }

    @Test("of view refuses arguments that it doesn't know", arguments: views)
    func refusesStrays(name: String) throws {
        let kind = try view(name)
        let form = try #require(kind.forms.first)
        let known = form.parameters.filter { $0.type != "view…" }.map(\.name)
        let arguments = Self.arguments(form, all: false).dropLast() + "noSuchThing = 1 }"
        let message = try ScriptSession().message(of: "\(name)(\(arguments))")
        #expect(message?.contains("takes no argument named 'noSuchThing'") == true, "\(message ?? "")")
        for parameter in known { #expect(message?.contains(parameter) == true, "\(message ?? "")") }
    }

    @Test("of modifier can be applied and read", arguments: modifiers)
    func appliesModifiers(name: String) throws {
        let kind = try modifier(name)
        for form in kind.forms {
            for all in [false, true] {
                let call = "\(kind.subject):\(kind.call)(\(Self.arguments(form, all: all)))"
                let session = try ScriptSession()
                do {
                    try session.run("element = host(VStack { \(call) }):vStack()[1]")
                } catch {
                    Issue.record("\(call): \(error)")
                    continue
                }
                Self.readAttributes(of: kind, in: session, saying: call)
            }
        }
    }

    @Test("of modifier refuses arguments that it doesn't know", arguments: modifiers)
    func modifiersRefuseStrays(name: String) throws {
        let kind = try modifier(name)
        let form = try #require(kind.forms.first)
        let arguments = Self.arguments(form, all: false).dropLast() + "noSuchThing = 1 }"
        let message = try ScriptSession().message(of: "Text('a'):\(kind.call)(\(arguments))")
        #expect(message?.contains("takes no argument named 'noSuchThing'") == true, "\(message ?? "")")
    }

    @Test("refuses or takes a table that contains itself", arguments: views + modifiers)
    func endsWithCycles(name: String) throws {
        let view = KnownKinds.views.first { $0.name == name && !$0.forms.isEmpty }
        let callee = try view?.name ?? "Text('a'):\(modifier(name).call)"
        let kind = try view ?? modifier(name)
        let session = try ScriptSession()
        try session.run("loop = {}; loop[1] = loop; loop.id = loop")
        for form in kind.forms {
            for parameter in form.parameters where parameter.type != "view…" {
                let others = form.parameters.filter { $0.name != parameter.name && !$0.isOptional }
                    .map { Self.given($0) + ", " }.joined()
                try session.run("pcall(function() \(callee) { \(others)\(parameter.name) = loop } end)")
            }
        }
        try session.run("pcall(function() \(callee)(loop) end); pcall(function() \(callee)(loop, loop) end)")
    }
}
