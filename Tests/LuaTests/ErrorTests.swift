import Testing

@testable import Lua

@Suite struct ErrorTests {
    @Test func `Keeps the error value`() throws {
        let lua = try Interpreter()
        #expect(runtimeError { try lua.run("error('plain')", name: "=x") }?.message == "x:1: plain")
        #expect(runtimeError { try lua.run("error(nil)") }?.value == .nil)
        #expect(runtimeError { try lua.run("error(nil)") }?.message == "(the error value is nil)")
        #expect(runtimeError { try lua.run("error(42)") }?.value == 42)
        #expect(try runtimeError { try lua.run("error({ code = 7 })") }?.value.table?.get("code") == 7)
        let worded = "error(setmetatable({}, { __tostring = function() return 'in words' end }))"
        #expect(runtimeError { try lua.run(worded) }?.message == "in words")
        let broken = "error(setmetatable({}, { __tostring = function() error('again') end }))"
        #expect(runtimeError { try lua.run(broken) }?.message == "(the error value is a table)")
    }

    @Test func `Takes the traceback where it is raised`() throws {
        let lua = try Interpreter()
        let source = """
            local function inner() error("deep") end
            function outer()
              inner()
              return 1
            end
            outer()
            """
        let error = try #require(runtimeError { try lua.run(source, name: "@specs/deep.lua") })
        #expect(
            error.traceback.description == """
                [C]: in function 'error'
                specs/deep.lua:1: in function 'inner'
                specs/deep.lua:3: in function 'outer'
                specs/deep.lua:6: in the main chunk
                """)
        #expect(error.traceback.position == SourcePosition(file: "specs/deep.lua", line: 1))
    }

    @Test func `Shortens a deep traceback`() throws {
        let lua = try Interpreter()
        let error = try #require(runtimeError { try lua.run("local function f() return 1 + f() end f()") })
        #expect(error.message.contains("stack overflow"))
        #expect(error.traceback.frames.count <= 60)
        #expect(error.traceback.skipped > 1000)
    }

    @Test func `Keeps long chunk names`() throws {
        let lua = try Interpreter()
        let path = "specs/" + String(repeating: "directory/", count: 12) + "x_spec.lua"
        let error = try #require(runtimeError { try lua.run("error('x')", name: "@" + path) })
        #expect(error.traceback.position?.file == path)
        guard case .syntax(path, 1, _)? = failure({ try lua.run("local 1", name: "@" + path) }) else {
            Issue.record("not the full name")
            return
        }
    }

    @Test func `Swift errors travel through Lua`() throws {
        let lua = try Interpreter()
        try lua.makeFunction("refuse") { call in throw Refusal(description: "no, because") }
        let error = try #require(runtimeError { try lua.run("\n\nrefuse()", name: "@a.lua") })
        #expect(error.cause as? Refusal == Refusal(description: "no, because"))
        #expect(error.message == "no, because")
        #expect(error.position == SourcePosition(file: "a.lua", line: 3))
        let seen = """
            local ok, err = pcall(function() refuse() end)
            return ok, tostring(err), err.message, err.line, err.source, err.position, err .. "!", err.other
            """
        #expect(
            try lua.run(seen, name: "@b.lua")
                == [false, "no, because", "no, because", 1, "b.lua", "b.lua:1", "no, because!", nil])
        let again = runtimeError { try lua.run("local ok, err = pcall(refuse) error(err)") }
        #expect(again?.cause is Refusal)
    }

    @Test func `Lua errors travel through Swift`() throws {
        let lua = try Interpreter()
        try lua.makeFunction("through") { call in try call.returns(call.function(1).call()) }
        #expect(
            try lua.run("local e = {} local ok, err = pcall(through, function() error(e) end) return err == e") == [
                true
            ])
        #expect(runtimeError { try lua.run("through(function() error('x', 0) end)") }?.message == "x")
    }

    @Test func `Wrong arguments are named`() throws {
        let lua = try Interpreter()
        try lua.makeFunction("want") { call in try call.returns(call.integer(2)) }
        #expect(runtimeError { try lua.run("want(1)") }?.message == "argument 2: expected integer, got nothing")
        #expect(
            runtimeError { try lua.run("want(1, 'x')") }?.message == "argument 2: expected integer, got string \"x\"")
        #expect(runtimeError { try lua.run("want(1, 1.5)") }?.message == "argument 2: expected integer, got number 1.5")
        #expect(
            runtimeError { try lua.run("want(1, '3')") }?.message == "argument 2: expected integer, got string \"3\"")
        #expect(try lua.run("return want(1, 3.0)") == [3])
        try lua.makeFunction("text") { call in try call.returns(call.string(1)) }
        #expect(
            runtimeError { try lua.run("text('ab\\xff')") }?.message
                == "argument 1: expected UTF-8 text, but byte 3 of the string is not UTF-8")
    }

    @Test func `Endless recursion is an error`() throws {
        let lua = try Interpreter()
        try lua.makeFunction("through") { call in try call.returns(call.function(1).call()) }
        #expect(
            runtimeError { try lua.run("function f() through(f) end f()") }?.message.contains("C stack overflow")
                == true)
        #expect(
            runtimeError { try lua.run("function f() return 1 + f() end f()") }?.message.contains("stack overflow")
                == true)
        #expect(
            runtimeError { try lua.run("function f() pcall(f) error(setmetatable({}, { __tostring = f })) end f()") }
                != nil)
        try lua.makeFunction("nested") { call in
            let coroutine = try call.interpreter.makeCoroutine(call.function(1))
            _ = try coroutine.resume(.function(call.function(1)))
            return .nothing
        }
        #expect(
            runtimeError { try lua.run("function f() nested(f) end f()") }?.message.contains("C stack overflow") == true
        )
        #expect(try lua.run("return 'fine'") == ["fine"])
    }

    @Test func `Values of another interpreter are refused`() throws {
        let lua = try Interpreter()
        let table = try Interpreter().makeTable()
        #expect(
            failure { _ = try table.get("x") }?.description
                == "the Lua interpreter that this value belongs to has been closed")
        let other = try Interpreter()
        let foreign = try other.makeTable()
        #expect(
            failure { try lua.globals.set("x", .table(foreign)) }?.description
                == "the value belongs to another Lua interpreter")
    }

    @Test func `Metamethods that raise are errors`() throws {
        let lua = try Interpreter()
        let source =
            "return setmetatable({}, { __index = function(_, key) error('no ' .. key, 0) end, __newindex = function() error('read only', 0) end })"
        let table = try #require(try lua.run(source)[0].table)
        #expect(runtimeError { _ = try table.get("x") }?.message == "no x")
        #expect(runtimeError { try table.set("x", 1) }?.message == "read only")
        try table.rawSet("x", 1)
        #expect(try table.rawGet("x") == 1)
        #expect(runtimeError { try table.set(.nil, 1) } != nil)
    }
}
