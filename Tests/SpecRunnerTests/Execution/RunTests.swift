import Scripting
import TestSupport
import Testing

@testable import SpecRunner

/// Runs Lua sources and looks at the events.
@MainActor
@Suite("Runs")
struct RunTests {
    private func run(_ source: String, filters: [String] = []) async throws -> [String] {
        var options = ExecutionSettings()
        options.selection.filters = filters
        return try await EventLines.run(source, options: options)
    }

    @Test("tell groups, specs, steps, output and outcomes in order")
    func stream() async throws {
        try await EventLines.run(
            """
            describe("A", function()
              describe("B", function()
                it("one", function() step("s") print("p") end)
              end)
              it("two", function() error("no") end)
            end)
            pending("three")
            """,
            gives: [
                "group A:1", "group A/B:2", "spec one:3", "step s", "output \"p\\n\"", "success", "end A/B",
                "spec two:5", "error; 5 no", "end A", "spec three:7", "pending; 7 ",
            ])
    }

    @Test("bodies of groups run when the run comes to them")
    func deferredBodies() async throws {
        let events = try await run(
            """
            local value
            describe("A", function() it(value, function() end) end)
            value = "set later"
            """)
        #expect(events.contains("spec set later:2"))
    }

    @Test("globals of a spec are gone after it, those of a group stay in it")
    func globals() async throws {
        let events = try await run(
            """
            file = "file"
            describe("A", function()
              group = "group"
              before_each(function() hook = "hook" end)
              it("sets", function() mine = 1 assert.equal("filegrouphook", file .. group .. hook) end)
              it("doesn't see", function() assert.is_nil(mine) end)
            end)
            it("outside", function() assert.is_nil(group) assert.is_nil(hook) end)
            """)
        #expect(events.filter { $0 == "success" }.count == 3)
    }

    @Test("a wait lets other work on the main actor go on")
    func waiting() async throws {
        var ticks = 0
        let ticker = Task { @MainActor in
            while !Task.isCancelled {
                ticks += 1
                try await Task.sleep(for: .milliseconds(1))
            }
        }
        let events = try await run(
            """
            local function after(n) return function() n = n - 1 return n < 0 and "value" end end
            local function wait(condition) return wait_until(condition, { timeout = 60 }) end
            it("plain", function() assert.equal("value", wait(after(5))) end)
            it("pcall", function() assert.same({ true, "value" }, { pcall(wait, after(5)) }) end)
            it("coroutine", function()
              local thread = coroutine.create(function(a)
                local b = coroutine.yield(a + 1)
                return wait(after(5)) .. b
              end)
              assert.same({ true, 2 }, { coroutine.resume(thread, 1) })
              assert.same({ true, "value!" }, { coroutine.resume(thread, "!") })
              assert.equal("dead", coroutine.status(thread))
            end)
            it("wrap in wrap", function()
              local inner = function() return coroutine.wrap(function() return wait(after(5)) end)() end
              assert.equal("value", coroutine.wrap(inner)())
            end)
            it("too long", function()
              wait_until(function() return false end, { timeout = 0.02, interval = 0.005 })
            end)
            """)
        ticker.cancel()
        #expect(events.filter { $0 == "success" }.count == 4)
        #expect(events.last == "error; 19 waited 0.02 s, and the condition still returns false")
        #expect(ticks > 1)
    }

    @Test("a filter leaves groups without a matching spec out")
    func filter() async throws {
        let source = """
            describe("A", function()
              setup(function() print("not needed") end)
              it("one", function() end)
            end)
            describe("B", function() it("two", function() end) end)
            """
        #expect(try await run(source, filters: ["B t.o"]) == ["group B:5", "spec two:5", "success", "end B"])
        await #expect(throws: SpecRunnerError.nothingSelected("--filter \"C\"")) {
            let folder = try TemporaryFolder()
            let path = try folder.write(source, to: "s_spec.lua")
            var options = ExecutionSettings()
            options.selection.filters = ["C"]
            _ = try await InProcessRunner(catalog: Catalog(), settings: options).run(paths: [path], listeners: [])
        }
    }
}
