import Scripting
import TestSupport
import Testing

@testable import SpecRunner

/// Specs that are tried again, that are expected to fail, that ran before.
@MainActor
@Suite("Attempts")
struct AttemptTests {
    private let flaky = """
        local tries = 0
        before_each(function() print("hook") end)
        it("a", function() tries = tries + 1 assert(tries > 1, "not yet") end)
        """

    @Test("a spec that fails is tried again with its hooks, and is flaky if it succeeds")
    func retries() async throws {
        var options = ExecutionSettings()
        options.retries = 2
        #expect(
            try await EventLines.run(flaky, options: options) == [
                "spec a:3", "output \"hook\\n\"", "output \"hook\\n\"", "flaky; 3 not yet",
            ])
        options.retries = 0
        #expect(try await EventLines.run(flaky, options: options).last == "failure; 3 not yet")
    }

    @Test("a spec says for itself how often it is tried, or a group around it")
    func ownRetries() async throws {
        let events = try await EventLines.run(
            """
            local a, b = 0, 0
            it("a", { retries = 1 }, function() a = a + 1 error("try " .. a) end)
            describe("B", { retries = 3 }, function()
              it("b", function() b = b + 1 assert.equal(3, b) end)
              it("c", { retries = 0 }, function() error("once") end)
            end)
            """)
        #expect(events.contains("error; 2 try 2"))
        #expect(events.contains("flaky; 4 Expected equal values.; 4 Expected equal values."))
        #expect(events.contains("error; 5 once"))
    }

    @Test("timeouts come with the spec")
    func timeouts() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            """
            it("a", { timeout = 2 }, function() end)
            describe("B", { timeout = 0.5 }, function()
              it("b", function() end)
              it("c", { timeout = 3, tags = { "slow", "#ui" } }, function() end)
            end)
            it("d", function() end)
            """, to: "s_spec.lua")
        let specs = try await InProcessRunner(catalog: Catalog()).list(paths: [file]).specs
        #expect(specs.map(\.timeout) == [2, 0.5, 3, nil])
        #expect(specs[2].name == "c #slow #ui")
    }

    @Test("it.fails turns outcomes round, but for pending")
    func fails() async throws {
        let events = try await EventLines.run(
            """
            it.fails("a", function() error("no") end)
            it.fails("b", function() end)
            it.fails("c", function() pending("later") end)
            """)
        #expect(events[1] == "success")
        #expect(events[3].hasPrefix("failure; "))
        #expect(events[3].hasSuffix("Expected the spec to fail, and it succeeded: it.fails can become it."))
        #expect(events[5].hasPrefix("pending; ") && events[5].hasSuffix("later"))
    }

    @Test("it.skip and describe.skip are pending")
    func skipped() async throws {
        try await EventLines.run(
            """
            it.skip("a", function() error("no") end)
            describe.skip("B", function()
              before_each(function() error("no") end)
              it("b", function() error("no") end)
              describe("C", function() it("c", function() error("no") end) end)
            end)
            it("d", function() end)
            """,
            gives: [
                "spec a:1", "pending; 1 ", "group B:2", "spec b:4", "pending; 4 ", "group B/C:5", "spec c:5",
                "pending; 5 ", "end B/C", "end B", "spec d:7", "success",
            ])
    }

    @Test("it.each names specs after their rows")
    func each() async throws {
        let names = try await EventLines.names(
            """
            it.each { { 1, "x" }, { 2.5, { 1 } } }("%d of %s, 100%%", function() end)
            it.each { { user = { name = "Ann" }, n = 3 } }("$user.name and $n, $missing ($#).", function() end)
            it.each { "a" }("$1 %5.1f", function() end)
            describe.each { { "g" } }("%s", function(name) it(name .. "!", function() end) end)
            """)
        #expect(names == ["1 of x, 100%", "2.5 of {1}, 100%", "Ann and 3, $missing (1).", "a a", "g!"])
    }

    @Test("specs that ran in a process before this one are passed over, as often as they ran")
    func resumption() async throws {
        try await EventLines.run(
            """
            describe("A", function()
              setup(function() print("setup") end)
              for i = 1, 3 do it("same", function() print(i) end) end
              it("other", function() end)
            end)
            describe("B", function() it("b", function() end) end)
            """, done: ["A same": 2, "B b": 1],
            gives: [
                "group A:1", "output \"setup\\n\"", "spec same:3", "output \"3\\n\"", "success", "spec other:4",
                "success", "end A",
            ])
    }
}
