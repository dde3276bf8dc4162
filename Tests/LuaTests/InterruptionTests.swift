import Testing

@testable import Lua

@Suite struct InterruptionTests {
    private func interrupted(_ lua: Interpreter, _ source: String) -> String? {
        guard case .interrupted(let reason, _)? = failure({ try lua.run(source) }) else {
            Issue.record("not interrupted")
            return nil
        }
        return reason
    }

    @Test(arguments: [
        "while true do end",
        "while true do pcall(function() while true do end end) end",
        "local co = coroutine.wrap(function() while true do end end) while true do pcall(co) end",
        "while true do coroutine.resume(coroutine.create(function() while true do end end)) end",
        "while true do through(function() while true do end end) end",
    ])
    func `Stops within the budget`(source: String) throws {
        let lua = try Interpreter(Configuration(hookInterval: 1000))
        try lua.makeFunction("through") { call in
            _ = try? call.function(1).call()
            return .nothing
        }
        lua.setInstructionBudget(100_000)
        #expect(interrupted(lua, source) == "the instruction budget is used up")
        lua.setInstructionBudget(nil)
        #expect(try lua.run("local n = 0 for i = 1, 100000 do n = n + 1 end return n") == [100_000])
    }

    @Test func `Stops from another thread`() async throws {
        let lua = try Interpreter()
        let interrupter = lua.interrupter
        let task = Task.detached {
            try await Task.sleep(for: .milliseconds(20))
            interrupter.interrupt("asked to")
        }
        #expect(interrupted(lua, "while true do end") == "asked to")
        try await task.value
        #expect(try lua.run("return 1") == [1])
    }

    @Test func `Asks the checkpoint`() throws {
        let lua = try Interpreter(Configuration(hookInterval: 100))
        var asked = 0
        lua.checkpoint = {
            asked += 1
            return asked == 50 ? "the deadline has passed" : nil
        }
        #expect(interrupted(lua, "while true do end") == "the deadline has passed")
        #expect(asked == 50)
    }

    @Test func `A forgotten interruption stops nothing`() throws {
        let lua = try Interpreter(Configuration(hookInterval: 10))
        lua.interrupt("too early")
        lua.clearInterruption()
        #expect(try lua.run("local n = 0 for i = 1, 1000 do n = n + i end return n") == [500_500])
    }
}
