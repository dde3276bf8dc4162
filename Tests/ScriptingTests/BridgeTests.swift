import Lua
import Testing
import Views

@testable import Scripting

@Suite("The bridge", .serialized) @MainActor
struct BridgeTests {
    let session: ScriptSession

    init() throws { session = try ScriptSession() }

    private func dynamic(_ expression: String) throws -> DynamicValue {
        try session.bridge.dynamicValue(session.run("return " + expression)[0])
    }

    @Test(
        "takes scalars with their kind",
        arguments: [
            ("nil", "nil"), ("true", "boolean true"), ("3", "integer 3"), ("3.0", "number 3.0"),
            ("'é'", "string \"é\""),
            ("Text('a')", "a view (Text)"), ("State(1)", "a binding"), ("print", "a function"), ("{}", "a table"),
        ])
    func scalars(expression: String, summary: String) throws {
        let value = try dynamic(expression)
        #expect(value.summary == summary)
    }

    @Test("gives back what it took", arguments: ["nil", "true", "3", "3.5", "'text'", "{1, 2}", "print", "string.rep"])
    func roundTrip(expression: String) throws {
        let value = try session.run("return " + expression)[0]
        #expect(try session.bridge.luaValue(session.bridge.dynamicValue(value)) == value)
    }

    @Test("makes tables of lists and records")
    func compound() throws {
        let value = try session.bridge.luaValue(
            .record(["list": .list([.integer(1), .string("b")]), "own": .record(["x": .number(1.5)])]))
        try session.interpreter.globals.set("value", value)
        #expect(try session.text("return value.list[1] .. value.list[2] .. value.own.x") == "1b1.5")
    }

    @Test("hands a Swift value through a script unseen")
    func opaque() throws {
        struct Model: Hashable { var name: String }
        let globals = try session.interpreter.globals
        try globals.set("a", session.bridge.luaValue(.object(Model(name: "x"))))
        try globals.set("b", session.bridge.luaValue(.object(Model(name: "x"))))
        try globals.set("c", session.bridge.luaValue(.object(Model(name: "y"))))
        #expect(try session.run("return a == b, a == c") == [true, false])
        guard case .object(let object) = try dynamic("a") else {
            Issue.record("not the object")
            return
        }
        #expect(object as? Model == Model(name: "x"))
    }

    @Test(
        "refuses what has no counterpart",
        arguments: [
            ("'a\\xFFb'", "expected UTF-8 text, but byte 2 of the string is not UTF-8"),
            ("coroutine.create(print)", "a thread cannot be used here"),
            ("clock", "clock cannot be used here"),
            ("host(Text('a'))", "an element is on a screen already and cannot be used as a value"),
        ])
    func refusals(expression: String, message: String) throws {
        let value = try session.run("return " + expression)[0]
        #expect {
            try session.bridge.dynamicValue(value)
        } throws: {
            "\($0)" == message
        }
    }

    @Test("reads a table in order and by name")
    func table() throws {
        guard case .table(let table) = try dynamic("{ 'a', 'b', name = 'c', [true] = 1 }") else {
            Issue.record("not a table")
            return
        }
        #expect(try table.elements().map(\.summary) == ["string \"a\"", "string \"b\""])
        #expect(try table.field("name").summary == "string \"c\"")
        #expect(try table.field("other").summary == "nil")
        #expect(try table.names() == ["name"])
    }

    @Test("passes on what a function raises")
    func function() throws {
        guard case .function(let function) = try dynamic("function(a, b) if b then return a + b end error('no') end")
        else {
            Issue.record("not a function")
            return
        }
        #expect(try function.call([.integer(1), .integer(2)]).map(\.summary) == ["integer 3"])
        #expect(throws: LuaError.self) { try function.call([.integer(1)]) }
    }

    @Test(
        "never follows a table into itself",
        arguments: [
            "VStack(t)", "VStack { t }", "Text(t)", "Text('a'):id(t)", "Text('a'):padding(t)", "Text('a'):frame(t)",
            "Text('a'):environment('locale', t)", "host(Text('a'), t)", "host(Text('a'), { environment = t })",
            "host(ForEach(t, function() return Text('a') end))", "Button(t, print)", "TextField('a', State(t))",
            "host(Text('a')):find(t)", "host(Text('a')):find { viewWithId = t }", "views.Echo(t)",
            "views.Echo { list = t }",
            "host(View('Loop', function(_, given) return Text(tostring(given)) end)(t))", "Binding(t)",
        ])
    func cycles(call: String) throws {
        struct Arguments: Decodable { var list: [[String]]? }
        let session = try ScriptSession(RegisteredView("Echo") { (_: Arguments) in Text("x") })
        // Whether it is refused or taken as it is: it ends.
        try session.run("local t = {}; t[1] = t; t.list = t; t.spacing = t; pcall(function() return \(call) end)")
        session.endSpec()
    }
}
