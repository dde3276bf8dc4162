import CLua
import Testing
import Views

@testable import Lua
@testable import Scripting

@Suite("Out of memory", .serialized) @MainActor
struct MemoryTests {
    private static let script = """
        local Counter = View("Counter", function(self, options)
          local count = self:state("count", options.start)
          return VStack { spacing = 4,
            Text("Count: " .. count.value):id("label"):padding(2),
            Button("Add one", function() count.value = count.value + 1 end),
            count.value > 1 and Text("many"),
            ForEach({ "a", "b" }, function(name) return Text(name) end),
          }
        end)
        local screen = host(Counter { start = 1 })
        screen:find{ button = "Add one" }:tap()
        assert(screen:find{ viewWithId = "label" }:string() == "Count: 2")
        assert(#screen:findAll("Text") == 5)
        assert(screen:find("Text", function(text) return text:string() == "many" end):pathToRoot())
        local ok, message = pcall(function() screen:find{ button = "Gone" } end)
        assert(not ok and tostring(message))
        local again = coroutine.wrap(function() coroutine.yield(screen:vStack():text(1):string()) end)
        assert(again())
        assert(tostring(screen:vStack()[2]))
        local on = State(false)
        host(Toggle("On", on), { environment = { locale = "de" } }):tap()
        assert(on.value and inspect(Text("x")):string() == "x")
        return "done"
        """

    /// Opens a session, runs the script, ends the spec. Throws `LuaError` where memory ran out.
    private func work(_ failure: AllocationFailure?) throws -> (isDone: Bool, allocations: Int) {
        let configuration = Configuration(hookInterval: 0, failure: failure)
        let session = try ScriptSession(catalog: Catalog(), configuration: configuration)
        session.beginSpec()
        defer { session.endSpec() }
        let results = try session.run(Self.script)
        return (results.first == "done", session.interpreter.allocationCount)
    }

    /// Every allocation fails once, or this one and all after it: there is a clean error each time, or none.
    @Test("ends in a clean error, whichever allocation fails", arguments: [1, Int.max])
    func everyAllocationMayFail(times: Int) async throws {
        let (_, total) = try work(nil)
        #expect(total > 500)
        for attempt in Self.attempts(total) {
            // Other tests wait for the main actor too.
            await Task.yield()
            do {
                let result = try work(AllocationFailure(at: attempt, times: times))
                #expect(result.isDone)
            } catch LuaError.memory {
                // The clean end.
            } catch let error as LuaError {
                let message = "\(error)"
                #expect(
                    message.contains("not enough memory") || message.contains("assertion failed"),
                    "at allocation \(attempt): \(message)")
            } catch {
                Issue.record("at allocation \(attempt): \(error)")
            }
        }
    }

    /// Each allocation of opening a session takes long and goes through the binding's own tests; of those, every 20th
    /// is tried. After that, each one.
    private static func attempts(_ total: Int) -> [Int] {
        let opening = (try? ScriptSession().interpreter.allocationCount) ?? 0
        return Array(stride(from: 1, to: opening, by: 20)) + Array(opening...(total + 1))
    }

    @Test("leaves nothing behind")
    func leavesNothing() async throws {
        weak var session: ScriptSession?
        let (_, total) = try work(nil)
        for attempt in stride(from: 1, through: total, by: 97) {
            await Task.yield()
            var core: Core?
            do {
                let made = try ScriptSession(
                    catalog: Catalog(),
                    configuration: Configuration(hookInterval: 0, failure: AllocationFailure(at: attempt)))
                session = made
                core = made.interpreter.core
                try made.run(Self.script)
            } catch {}
            #expect(session == nil, "after a failure at allocation \(attempt)")
            if let core { #expect(vs_memory_used(core.state) == 0, "memory leaked at allocation \(attempt)") }
        }
    }
}
