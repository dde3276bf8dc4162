import Testing

@testable import Lua

@Suite struct CoroutineTests {
    @Test func `Resumes and finishes`() throws {
        let lua = try Interpreter()
        let function = try lua.run("return function(a) local b = coroutine.yield(a + 1) return b * 2, 'done' end")[0]
            .function!
        let coroutine = try lua.makeCoroutine(function)
        #expect(coroutine.status == .suspended)
        #expect(try coroutine.resume(1) == .yielded([2]))
        #expect(try coroutine.resume(21) == .finished([42, "done"]))
        #expect(coroutine.status == .dead)
        #expect(failure { try coroutine.resume() }?.description == "cannot resume a coroutine that is dead")
    }

    @Test func `Swift yields`() throws {
        let lua = try Interpreter()
        try lua.makeFunction("wait") { call in try call.yields(call.arguments) }
        let function = try lua.run(
            "return function() local a, b = wait('x', 1) local ok, c = pcall(wait, 'y') return a, b, ok, c end")[0]
            .function!
        let coroutine = try lua.makeCoroutine(function)
        #expect(try coroutine.resume() == .yielded(["x", 1]))
        #expect(try coroutine.resume(10, 20) == .yielded(["y"]))
        #expect(try coroutine.resume("z") == .finished([10, 20, true, "z"]))
    }

    @Test func `Yielding needs a coroutine of its own`() throws {
        let lua = try Interpreter()
        try lua.makeFunction("wait") { call in try call.yields([]) }
        try lua.makeFunction("through") { call in try call.returns(call.function(1).call()) }
        #expect(
            runtimeError { try lua.run("wait()") }?.message.contains("attempt to yield where nothing can resume")
                == true)
        #expect(
            runtimeError { try lua.run("coroutine.wrap(function() through(wait) end)()") }?.message
                .contains("attempt to yield where nothing can resume") == true)
        #expect(
            runtimeError { try lua.run("coroutine.wrap(function() through(coroutine.yield) end)()") }?.message
                .contains("attempt to yield across a C-call boundary") == true)
    }

    @Test func `Errors have the frames of the coroutine`() throws {
        let lua = try Interpreter()
        let function = try lua.load("local function inner() error('x') end\ninner()", name: "@co.lua")
        let error = try #require(runtimeError { try lua.makeCoroutine(function).resume() })
        #expect(error.message == "co.lua:1: x")
        #expect(
            error.traceback.description == """
                [C]: in function 'error'
                co.lua:1: in function 'inner'
                co.lua:2: in the main chunk
                """)
    }

    @Test func `Wrapped coroutines keep their frames`() throws {
        let lua = try Interpreter()
        let source = """
            local function inner() error({}) end
            local co = coroutine.wrap(function()
              inner()
            end)
            coroutine.wrap(function() co() end)()
            """
        let error = try #require(runtimeError { try lua.run(source, name: "@co.lua") })
        let lines = error.traceback.frames.compactMap(\.line)
        #expect(lines == [1, 3, 5, 5])
        let caught = "local ok, err = pcall(coroutine.wrap(function() error('x') end)) error('y')"
        let other = try #require(runtimeError { try lua.run(caught, name: "@co.lua") })
        #expect(other.traceback.frames.count == 2)
        #expect(
            runtimeError { try lua.run("local f = coroutine.wrap(function() end) f() f()", name: "=x") }?.message
                == "x:1: cannot resume dead coroutine")
    }

    @Test func `Closes pending variables`() throws {
        let lua = try Interpreter()
        let source = """
            return function() local x <close> = setmetatable({}, { __close = function() closed = true end }) coroutine.yield() end,
              function() local x <close> = setmetatable({}, { __close = function() error("late", 0) end }) coroutine.yield() end
            """
        let functions = try lua.run(source)
        let first = try lua.makeCoroutine(functions[0].function!)
        try first.resume()
        try first.close()
        #expect(first.status == .dead)
        #expect(try lua.globals.get("closed") == true)
        let second = try lua.makeCoroutine(functions[1].function!)
        try second.resume()
        #expect(runtimeError { try second.close() }?.message == "late")
    }

    @Test func `Callbacks inside coroutines use their stack`() throws {
        let lua = try Interpreter()
        try lua.makeFunction("each") { call in
            for value in try call.table(1).sequence { try call.function(2).call(value) }
            return .nothing
        }
        let source = """
            local seen = {}
            local co = coroutine.wrap(function() each({ 1, 2 }, function(x) seen[#seen + 1] = x; collectgarbage() end) return #seen end)
            return co()
            """
        #expect(try lua.run(source) == [2])
    }
}
