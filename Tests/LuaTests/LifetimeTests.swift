import CLua
import Testing

@testable import Lua

@Suite struct LifetimeTests {
    @Test func `References may outlive the interpreter`() throws {
        var table: Table?
        var coroutine: Coroutine?
        do {
            let lua = try Interpreter()
            table = try lua.makeTable(["x"])
            coroutine = try lua.makeCoroutine(lua.run("return function() end")[0].function!)
        }
        #expect(coroutine?.status == .dead)
        #expect(throws: LuaError.self) { try coroutine?.resume() }
        #expect(throws: LuaError.self) { try table?.count }
        coroutine = nil
        table = nil
    }

    @Test func `References are released inside callbacks`() throws {
        let lua = try Interpreter()
        var held: [Value] = []
        try lua.makeFunction("hold") { call in
            held = try call.arguments
            return .nothing
        }
        try lua.run("for i = 1, 10000 do hold({}, function() return i end) end")
        #expect(held.count == 2)
        held = []
        try lua.collectGarbage()
        let used = lua.memoryUsed
        try lua.run("for i = 1, 10000 do hold({}, function() return i end) end")
        held = []
        try lua.collectGarbage()
        #expect(lua.memoryUsed < used + 4096)
    }

    @Test func `Functions release what they capture`() throws {
        let counter = Counter()
        do {
            let lua = try Interpreter()
            let captured = Tracked(counter)
            try lua.makeFunction("captured") { call in try call.returns(captured.name) }
            #expect(try lua.run("return captured()") == ["tracked"])
        }
        #expect(counter.alive == 0)
    }

    @Test func `A function may hold the interpreters values`() throws {
        let counter = Counter()
        var core: Core?
        do {
            let lua = try Interpreter()
            core = lua.core
            let table = try lua.makeTable()
            let captured = Tracked(counter)
            try lua.makeFunction("store") { call in
                _ = captured
                try table.append(call.value(1))
                return try call.returns(table.count)
            }
            #expect(try lua.run("store('a') return store('b')") == [2])
        }
        #expect(counter.alive == 0)
        #expect(core.map { vs_memory_used($0.state) } == 0)
    }

    @Test func `Finalizers run at the end`() throws {
        let lua = try Interpreter()
        try lua.makeFunction("note") { call in .nothing }
        // Swift is not called any more then; the error stays inside the finalizer.
        try lua.run("keep = setmetatable({}, { __gc = function() note() end })")
    }

    @Test func `Tables are read and written`() throws {
        let lua = try Interpreter()
        let table = try lua.makeTable(["a", "b"], fields: ["x": 1.5])
        try table.append("c")
        try table.set("y", true)
        #expect(try table.count == 3)
        #expect(try table.sequence == ["a", "b", "c"])
        #expect(try table.pairs.count == 5)
        #expect(try table.get(3) == "c")
        #expect(throws: Refusal.self) { try table.forEach { _, _ in throw Refusal(description: "stop") } }
        #expect(try table.metatable() == nil)
        try table.setMetatable(lua.run("return { __index = { z = 9 } }")[0].table)
        #expect(try table.get("z") == 9)
        #expect(try table.rawGet("z") == .nil)
    }
}
