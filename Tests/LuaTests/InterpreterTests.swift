import Testing

@testable import Lua

@Suite struct InterpreterTests {
    @Test func `Runs text`() throws {
        let lua = try Interpreter()
        #expect(try lua.run("return 1, 2.0, 'x', true, nil") == [1, .number(2), "x", true, nil])
    }

    @Test func `Keeps the kind of numbers`() throws {
        let lua = try Interpreter()
        let values = try lua.run("return 3, 3.0")
        #expect(values[0].kind == "integer")
        #expect(values[1].kind == "number")
    }

    @Test func `Refuses bytecode`() throws {
        let lua = try Interpreter()
        #expect(throws: LuaError.self) { try lua.load([0x1B, 0x4C], name: "@x.lua") }
        let dumped = "return string.dump(function() end)"
        #expect(try lua.run("return load((function() \(dumped) end)())")[0] == .nil)
        let message = try lua.run("return select(2, load((function() \(dumped) end)(), 'x', 'b'))")[0]
        #expect(message.string?.contains("attempt to load a binary chunk") == true)
    }

    @Test func `Syntax errors have a line`() throws {
        let lua = try Interpreter()
        do {
            _ = try lua.load("local x =\n\n= 3", name: "@specs/a.lua")
            Issue.record("loaded")
        } catch LuaError.syntax(let chunk, let line, let message) {
            #expect(chunk == "specs/a.lua")
            #expect(line == 3)
            #expect(message == "unexpected symbol near '='")
        }
    }

    @Test func `Finds the file that calls`() throws {
        let lua = try Interpreter()
        try lua.globals.set("caller", .function(lua.makeCallerFunction()))
        try lua.load("function ours() return caller() end", name: "=ours").call()
        try lua.load("function first()\n  local path, line = ours()\n  return path, line\nend", name: "@a/first.lua")
            .call()
        try lua.load(
            "\n\nfunction second() return (function() local a, b = caller() return a, b end)() end", name: "@b.lua"
        )
        .call()
        #expect(try lua.run("return first()") == ["a/first.lua", 2])
        #expect(try lua.run("return second()") == ["b.lua", 3])
        #expect(try lua.run("return first()") == ["a/first.lua", 2])
        #expect(try lua.run("return select('#', ours())") == [0])
        #expect(try lua.run("return coroutine.wrap(first)()") == ["a/first.lua", 2])
    }

    @Test func `Calls Swift`() throws {
        let lua = try Interpreter()
        try lua.makeFunction("add") { call in try call.returns(call.integer(1) + call.integer(2)) }
        try lua.makeFunction("join") { call in
            try call.push("a")
            try call.push("b")
            try call.push(3)
            return try call.returns(String(repeating: "long", count: 100))
        }
        #expect(try lua.run("return add(20, 22)") == [42])
        #expect(
            try lua.run("return join()") == ["a", "b", 3, .string(LuaString(String(repeating: "long", count: 100)))])
    }
}
