import Lua
import Testing
import Views

@testable import Scripting

/// Scripts may give any number wherever a number is taken. There is an error or there is none, but nothing traps, and
/// nothing goes on for ever.
@Suite("Any number", .serialized) @MainActor
struct NumberTests {
    nonisolated private static let numbers = [
        "math.mininteger", "math.maxinteger", "-1", "0", "1e300", "-1e300", "1e-300", "1/0", "-1/0", "0/0", "2^63",
        "-2^63", "1e18",
    ]
    nonisolated private static let views = KnownKinds.views.filter { !$0.forms.isEmpty }.map(\.name)
    nonisolated private static let modifiers = KnownKinds.modifiers.filter { !$0.forms.isEmpty }.map(\.name)
    nonisolated private static let gestures = KnownKinds.gestures.filter(\.isConstructible).map(\.name)

    /// What is done with a screen: all that can be read of it, all that can be done with it, time.
    private static let use = """
        function use(screen, kind, calls)
          pcall(tostring, screen)
          local found, element = pcall(screen.find, screen, kind)
          for _, on in ipairs { found and element or screen, screen } do
            for _, name in ipairs(calls) do
              pcall(function() local value = on[name](on) pcall(tostring, value) end)
              pcall(function() local value = on[name](on, n, n) pcall(tostring, value) end)
            end
          end
          pcall(clock.advance, clock, 1)
        end
        function try(make, kind, calls)
          local ok, view = pcall(make)
          if ok and view ~= nil then
            pcall(tostring, view)
            local hosted, screen = pcall(host, view)
            if hosted then use(screen, kind, calls) end
          end
        end
        """

    /// The examples of a form's arguments with a number put in for all numbers, and for each of them alone.
    private static func arguments(_ form: DynamicForm) -> [String] {
        let examples = form.parameters.map { parameter in
            (parameter.type == "view…" ? "" : "\(parameter.name) = ", parameter.example)
        }
        func text(_ values: [String]) -> String {
            "{ " + zip(examples, values).map { $0.0 + $1 }.joined(separator: ", ") + " }"
        }
        let plain = examples.map(\.1)
        let numbered = plain.map { replacingNumbers(in: $0) }
        var all = Set([text(numbered)])
        for place in plain.indices where numbered[place] != plain[place] {
            var values = plain
            values[place] = numbered[place]
            all.insert(text(values))
        }
        return all.sorted()
    }

    /// `n` in place of all numbers of an example that stand outside of strings and names.
    private static func replacingNumbers(in example: String) -> String {
        var result = ""
        var isQuoted = false
        var inNumber = false
        for character in example {
            if character == "'" { isQuoted.toggle() }
            let isPart = character.isNumber || (character == "." && inNumber)
            if !isQuoted, isPart, inNumber || !(result.last?.isLetter ?? false) {
                if !inNumber { result += "n" }
                inNumber = true
            } else {
                inNumber = false
                result.append(character)
            }
        }
        return result
    }

    private func run(_ attempts: [String], kind: String, members: [Member]) throws {
        let calls = members.map { "'\($0.name)'" }.joined(separator: ", ")
        for number in Self.numbers {
            let session = try ScriptSession()
            session.beginSpec()
            try session.run(Self.use)
            try session.run("n = \(number)")
            for attempt in attempts {
                try session.run("try(function() return \(attempt) end, '\(kind)', { \(calls) })")
            }
            session.endSpec()
        }
    }

    @Test("may be given to every kind of view and what can be done with it", arguments: views)
    func views(name: String) throws {
        let kind = try #require(KnownKinds.views.first { $0.name == name })
        try run(
            kind.forms.flatMap { Self.arguments($0).map { "\(name)\($0)" } }, kind: name,
            members: kind.members)
    }

    @Test("may be given to every kind of modifier and what it answers", arguments: modifiers)
    func modifiers(name: String) throws {
        let kind = try #require(KnownKinds.modifiers.first { $0.name == name })
        let attempts = kind.forms.flatMap { Self.arguments($0).map { "\(kind.subject):\(kind.call)\($0)" } }
        try run(attempts, kind: "Text", members: kind.members)
    }

    @Test("may be given to every kind of gesture, and to what fingers do on it", arguments: gestures)
    func gestures(name: String) throws {
        let kind = try #require(KnownKinds.gestures.first { $0.name == name })
        let attempts = kind.forms.flatMap { Self.arguments($0).map { "Text('a'):gesture(\(name)\($0))" } }
        try run(attempts, kind: "Text", members: Member.viewCalls)
        let touches = Member.viewCalls.flatMap { member in
            member.parameters.map { parameter in
                """
                local screen = host(Text('a'):gesture(\(name) { \(Self.examples(kind)) }))
                pcall(function()
                  screen:find('Text'):\(member.name) { \(Self.replaced(parameter, in: member)) }
                end)
                """
            }
        }
        for number in Self.numbers {
            let session = try ScriptSession()
            session.beginSpec()
            for touch in touches { try session.run("n = \(number)\n\(touch)") }
            session.endSpec()
        }
    }

    private static func examples(_ kind: Kind) -> String {
        kind.forms[0].parameters.filter { !$0.isOptional }.map { "\($0.name) = \($0.example)" }.joined(separator: ", ")
    }

    private static func replaced(_ meant: ParameterInfo, in member: Member) -> String {
        member.parameters.map { parameter in
            let isMeant = parameter.name == meant.name
            return "\(parameter.name) = \(isMeant ? replacingNumbers(in: parameter.example) : parameter.example)"
        }.joined(separator: ", ")
    }

    nonisolated private static let values = KnownKinds.values.map(\.name)

    @Test("may be given to every type of values, and to what its values do", arguments: values)
    func values(name: String) throws {
        let kind = try #require(KnownKinds.values.first { $0.name == name })
        let makers = kind.makers.flatMap { maker in
            Self.arguments(maker.form).map { maker.name.isEmpty ? "\(name)\($0)" : "\(name).\(maker.name)\($0)" }
        }
        for number in Self.numbers {
            let session = try ScriptSession()
            try session.run("n = \(number)")
            for value in makers + [kind.example] {
                for member in kind.members {
                    let arguments = (member.parameters ?? []).map {
                        "\($0.name) = \(Self.replacingNumbers(in: $0.example))"
                    }
                    try session.run(
                        """
                        pcall(function()
                          local value = \(value)
                          tostring(value)
                          local member = value.\(member.name)
                          tostring(member)
                          tostring(member(value, { \(arguments.joined(separator: ", ")) }))
                        end)
                        """)
                }
                try session.run("pcall(function() tostring(\(value)) end)")
            }
        }
    }

    @Test("of a position below 1 is refused as what it is", arguments: ["0", "-1", "math.mininteger", "-2^63"])
    func indices(number: String) throws {
        let session = try ScriptSession()
        try session.run(
            """
            n = \(number)
            screen = host(VStack { Text("a"):onTapGesture(function() end):onChange(1, function() end) })
            list = host(List { ForEach({ 1 }, function() return Text("b") end):onMove(function() end) })
            """)
        let shown = number.hasPrefix("-2^") || number.hasPrefix("math") ? "\(Int.min)" : number
        for (call, name) in [
            ("screen:vStack():text(n)", "text"), ("screen:view('Text', n)", "view"),
            ("screen:modifier('padding', n)", "modifier"),
            ("screen:vStack():text(1):gesture('TapGesture', n)", "Text:gesture"),
            ("screen:vStack():text(1):callOnChange(2, { index = n })", "Text:callOnChange"),
            ("list:find('ForEach'):callOnMove({ 1 }, n)", "ForEach:callOnMove"),
        ] {
            let message = try #require(session.message(of: call))
            #expect(message.contains("\(name): there is no index \(shown): Lua counts from 1"), "\(call): \(message)")
        }
    }

    @Test("of taps, steps, fingers and seconds has bounds, which the error names")
    func bounds() throws {
        let session = try ScriptSession()
        try session.run("text = host(Text('a'):onTapGesture(function() end)):find('Text')")
        for (call, message) in [
            ("tap{ count = 1e18 }", "tap: argument 'count': expected integer from 1 to 1000, got 1000000000000000000"),
            ("tap(0)", "tap: argument 'count': expected integer from 1 to 1000, got 0"),
            ("longPress(0/0)", "longPress: argument 'duration': expected number from 0 to 86400, got "),
            ("longPress(86401)", "longPress: argument 'duration': expected number from 0 to 86400, got 86401"),
            (
                "drag{ to = { x = 1, y = 1 }, steps = 1001 }",
                "drag: argument 'steps': expected integer from 1 to 1000, got 1001"
            ),
            ("touchDown{ fingers = 11 }", "touchDown: argument 'fingers': expected integer from 1 to 10, got 11"),
        ] {
            let found = try #require(session.message(of: "text:\(call)"))
            #expect(found.contains("Text:" + message), "\(found)")
        }
        for seconds in ["1e300", "1/0", "0/0", "-1"] {
            let found = try #require(session.message(of: "clock:advance(\(seconds))"))
            #expect(
                found.contains(
                    "clock:advance: argument 'seconds': expected number from 0 to 3155760000, a hundred years, got "))
        }
        try session.run("clock:advance(3155760000)")
    }
}
