import CLua
import Testing

@testable import Lua

@Suite struct MemoryTests {
    /// Everything that allocates, in one go.
    private static let script = """
        local t = {}
        for i = 1, 20 do t[i] = { name = "item " .. i, index = i } end
        local closures = {}
        for i = 1, 5 do closures[i] = function() return t[i].name end end
        assert(closures[3]() == "item 3")

        assert(object:name() == "root")
        local child = object:child()
        assert(child:name() == "root.child" and #object == 1)
        assert(#object:shout(200) == 800)
        assert(#object:family(20) == 20 and object:friend("a") == object:friend("a"))
        assert(tostring(child) == "<root.child>" and child .. "!" == "root.child+!")

        local ok, err = pcall(object.fail, object)
        if not ok and tostring(err) ~= "root refuses" then error(err, 0) end
        ok, err = pcall(function() error({ code = 7 }) end)
        if not ok and type(err) == "string" then error(err, 0) end

        local made = makeTable("a fairly long string that is not interned by Lua at all", 2)
        assert(made[1].label == "one" and made[2].deep.value == 2.5)
        local total = sum(function(x) return x * 2 end, { 1, 2, 3 })
        assert(total == 12)

        local co = coroutine.wrap(function(a)
          local b = yielder(a, "yielded")
          return b .. "!"
        end)
        assert(co("x") == "x")
        assert(co("resumed") == "resumed!")
        do local closing <close> = object:child() end
        return { user = { name = "ann", age = 42, tags = { "a", "b" } } }
        """

    struct Report: Codable, Equatable {
        struct User: Codable, Equatable {
            var name: String
            var age: Int
            var tags: [String]
        }
        var user: User
    }

    struct Entry: Codable {
        struct Deep: Codable { var value: Double }
        var label: String
        var deep: Deep
    }

    private func work(_ lua: Interpreter, _ counter: Counter) throws {
        let type = makeTrackedType(counter)
        type.metamethod("__close") { object, call in call.returns() }
        try lua.globals.set("object", .userdata(lua.makeUserdata(Tracked(counter, name: "root"), type)))
        try lua.makeFunction("makeTable") { call in
            let value = try call.interpreter.encode([
                Entry(label: "one", deep: .init(value: 1.5)), Entry(label: call.string(1), deep: .init(value: 2.5)),
            ])
            return try call.returns(value)
        }
        try lua.makeFunction("sum") { call in
            var total = 0
            let function = try call.function(1)
            for element in try call.table(2).sequence {
                total += try function.call(element)[0].integer ?? 0
            }
            return try call.returns(total)
        }
        try lua.makeFunction("yielder") { call in try call.yields(call.arguments) }

        let function = try lua.load(Self.script, name: "@representative.lua")
        let report = try function.call()[0].decode(Report.self)
        #expect(report == Report(user: .init(name: "ann", age: 42, tags: ["a", "b"])))

        let coroutine = try lua.makeCoroutine(
            lua.run("return function(...) local x = coroutine.yield(...) error(x) end")[0].function!)
        let resumption = try coroutine.resume("y", 1)
        #expect(resumption == .yielded(["y", 1]))
        do {
            try coroutine.resume("failed on purpose")
        } catch LuaError.runtime(let error)
            where error.message == "failed on purpose" || error.message.hasSuffix(": failed on purpose")
        {
            #expect(!error.traceback.frames.isEmpty)
        }
        for (_, value) in try lua.globals.pairs { _ = value.kind }
        try lua.collectGarbage()
    }

    /// One failure makes Lua collect and try again; two make the request fail, and later ones succeed;
    /// endless ones leave nothing to work with.
    @Test(arguments: [1, 2, Int.max])
    func `Every allocation may fail`(times: Int) throws {
        var attempt = 1
        while true {
            let counter = Counter()
            var core: Core?
            var succeeded = false
            do {
                let lua = try Interpreter(Configuration(failure: AllocationFailure(at: attempt, times: times)))
                core = lua.core
                try work(lua, counter)
                succeeded = lua.allocationCount < attempt
            } catch LuaError.memory {
                // The clean end.
            } catch LuaError.runtime(let error) where error.message.contains("not enough memory") {
                // Caught by a pcall or a coroutine of the script, and raised again.
            } catch {
                Issue.record("at allocation \(attempt): \(error)")
            }
            #expect(counter.alive == 0, "objects leaked at allocation \(attempt)")
            if let core { #expect(vs_memory_used(core.state) == 0, "memory leaked at allocation \(attempt)") }
            if succeeded { break }
            attempt += 1
            try #require(attempt < 20_000, "never succeeds")
        }
        #expect(attempt > 500)
    }

    @Test func `Goes on after a failure`() throws {
        let lua = try Interpreter()
        lua.failAllocations(AllocationFailure(at: 1))
        #expect(failure { try lua.run("return {}") }?.description == "not enough memory")
        lua.failAllocations(nil)
        #expect(try lua.run("return 'fine'") == ["fine"])
    }

    @Test func `Has a limit`() throws {
        let lua = try Interpreter(Configuration(memoryLimit: 1_000_000))
        let error = failure { try lua.run("local t = {} while true do t[#t + 1] = ('x'):rep(1000) .. #t end") }
        #expect(error?.description == "not enough memory (the limit is 1000000 bytes)")
        #expect(lua.memoryPeak <= 1_000_000)
        try lua.collectGarbage()
        #expect(lua.memoryUsed < 200_000)
        #expect(try lua.run("return pcall(string.rep, 'x', 1e7)")[0] == false)
    }

    @Test func `Counts allocations`() throws {
        let lua = try Interpreter()
        let before = lua.allocationCount
        try lua.run("for i = 1, 100 do local t = {} end")
        #expect(lua.allocationCount >= before + 100)
    }

    /// Small blocks and large ones come from different places, and tables move between them.
    @Test func `Content survives while tables grow and shrink`() throws {
        let lua = try Interpreter()
        try lua.run(
            """
            local list = {}
            for length = 1, 200 do list[length] = "item " .. length end
            for last = 200, 1, -1 do
              list[last + 1] = nil
              list["field " .. last] = last -- a full hash part makes Lua fit both parts anew
              for index = 1, last do assert(list[index] == "item " .. index) end
            end
            for number = 1, 200 do assert(list["field " .. number] == number) end
            """)
    }

    /// Blocks of all sizes, of which some are freed and taken again while others are in use.
    @Test func `Blocks in use aren't taken again`() throws {
        let lua = try Interpreter()
        try lua.run(
            """
            local function text(number, length) return (tostring(number) .. "."):rep(length):sub(1, length) end
            local kept = {}
            for round = 1, 4 do
              for length = 1, 700 do
                if length % 4 == round - 1 or not kept[length] then kept[length] = { round, text(round, length) } end
              end
              collectgarbage()
              for length = 1, 700 do
                local round, found = table.unpack(kept[length])
                assert(found == text(round, length))
              end
            end
            """)
    }

    @Test func `A script that makes nothing but objects needs no more memory the longer it runs`() throws {
        let lua = try Interpreter()
        let counter = Counter()
        let type = makeTrackedType(counter)
        try lua.globals.set("object", .userdata(lua.makeUserdata(Tracked(counter, name: "root"), type)))
        func make(_ count: Int) throws -> Int {
            try lua.run("for i = 1, \(count) do object:friend(i % 2 == 0 and 'a' or 'b') end")
            return lua.memoryPeak
        }
        let early = try make(20_000)
        #expect(try make(180_000) <= early * 6 / 5)
    }

    @Test func `Memory is given back`() throws {
        let lua = try Interpreter()
        try lua.collectGarbage()
        let before = lua.memoryUsed
        try lua.run("local t = {} for i = 1, 10000 do t[i] = { ('x'):rep(i % 600) .. i } end")
        #expect(lua.memoryPeak > before + 1_000_000)
        try lua.collectGarbage()
        #expect(lua.memoryUsed < before + 200_000)
    }
}
