import Scripting
import Testing

@testable import SpecRunner

/// When groups, hooks and specs run, and what becomes of those that fail.
@MainActor
@Suite("Structure")
struct StructureTests {
    @Test("bodies of groups run between the hooks and specs before and after them")
    func interleaving() async throws {
        try await EventLines.run(
            """
            describe("A", function()
              setup(function() names = { "x", "y" } end)
              describe("B", function()
                for _, name in ipairs(names) do it(name, function() print(name) end) end
              end)
              teardown(function() print("teardown") end)
            end)
            describe("C", function() print("C") it("z", function() end) end)
            """,
            gives: [
                "group A:1", "group A/B:3", "spec x:4", "output \"x\\n\"", "success", "spec y:4", "output \"y\\n\"",
                "success", "end A/B", "output \"teardown\\n\"", "end A", "group C:8", "output \"C\\n\"", "spec z:8",
                "success", "end C",
            ])
    }

    @Test("groups in which nothing happens are not mentioned")
    func emptyGroups() async throws {
        try await EventLines.run(
            """
            describe("A", function() describe("B", function() end) end)
            describe("C", function() setup(function() end) end)
            it("one", function() end)
            """,
            gives: ["spec one:3", "success"])
    }

    @Test("a strict setup that fails keeps all of its group from running, and its teardowns run")
    func strictSetup() async throws {
        try await EventLines.run(
            """
            describe("A", function()
              setup(function() error("one") end)
              strict_setup(function() error("two") end)
              teardown(function() print("teardown") end)
              it("a", function() end)
              describe("B", function() print("never") end)
            end)
            """,
            gives: [
                "group A:1", "failed A: 2 in setup: one", "failed A: 3 in setup: two", "output \"teardown\\n\"",
                "end A",
            ])
    }

    @Test("a lazy setup that fails is told once, and its specs don't run")
    func lazySetup() async throws {
        try await EventLines.run(
            """
            describe("A", function()
              lazy_setup(function() error("no") end)
              lazy_teardown(function() print("teardown") end)
              describe("B", function()
                lazy_setup(function() print("never") end)
                lazy_teardown(function() print("never") end)
                pending("p")
                it("a", function() end)
              end)
              it("b", function() end)
            end)
            """,
            gives: [
                "group A:1", "group A/B:4", "spec p:7", "pending; 7 ", "failed A: 2 in lazy_setup: no", "end A/B",
                "output \"teardown\\n\"", "end A",
            ])
    }

    @Test("lazy setups and teardowns only run around groups whose specs run")
    func laziness() async throws {
        try await EventLines.run(
            """
            describe("A", function()
              lazy_setup(function() print("lazy") end)
              lazy_teardown(function() print("lazy") end)
              setup(function() print("strict") end)
              pending("p")
            end)
            """,
            gives: ["group A:1", "output \"strict\\n\"", "spec p:5", "pending; 5 ", "end A"])
    }

    @Test("where a before_each fails, only the after_each from its group outward run")
    func beforeEach() async throws {
        try await EventLines.run(
            """
            after_each(function() print("outer") end)
            describe("A", function()
              before_each(function() error("no") end)
              before_each(function() print("second") end)
              after_each(function() print("A") end)
              describe("B", function()
                before_each(function() print("never") end)
                after_each(function() print("never") end)
                it("a", function() print("never") end)
              end)
            end)
            """,
            gives: [
                "group A:2", "group A/B:6", "spec a:9", "output \"second\\n\"", "output \"A\\n\"",
                "output \"outer\\n\"", "error; 3 in before_each: no", "end A/B", "end A",
            ])
    }

    @Test("a group whose body fails has no specs, and the next one runs")
    func failingBody() async throws {
        try await EventLines.run(
            """
            describe("A", function()
              it("a", function() end)
              error("no")
            end)
            it("b", function() end)
            """,
            gives: ["group A:1", "failed A: 3 no", "end A", "spec b:5", "success"])
    }

    @Test("a spec without a function is pending, and so is a group; a function can follow")
    func withoutBody() async throws {
        try await EventLines.run(
            """
            it("a")
            describe("b")
            it "c" (function() end)
            describe(function() it(function() end) end)
            """,
            gives: [
                "spec a:1", "pending; 1 ", "spec b:2", "pending; 2 ", "spec c:3", "success", "group describe:4",
                "spec it:4", "success", "end describe",
            ])
    }

    @Test("steps within steps are named by those around them")
    func steps() async throws {
        try await EventLines.run(
            """
            it("a", function()
              step("one", function() pcall(step, "two", function() step("three") error("no") end) step("four") end)
              step("five")
            end)
            """,
            gives: [
                "spec a:1", "step one", "step one › two", "step one › two › three", "step one › four", "step five",
                "success",
            ])
    }

    @Test("mistakes are told at their line")
    func mistakes() async throws {
        func problem(_ line: String) async throws -> String? { try await EventLines.run(line).first }
        let unknown = try await problem("it('a', { tiemout = 1 }, function() end)")
        #expect(
            unknown
                == "failed : 1 it() has no option \"tiemout\"; did you mean 'timeout'?; there are: retries, tags, timeout"
        )
        let wrong = try await problem("describe('a', { timeout = 'x' }, function() end)")
        #expect(
            wrong == "failed : 1 describe(): timeout is a number of seconds above 0, at most 86400 (a day), got \"x\"")
        let variant = try await problem("it.onyl('a', function() end)")
        #expect(variant == "failed : 1 there is no it.onyl; there are: each, fails, only, skip")
        let rows = try await problem("it.each {}('a', function() end)")
        #expect(rows == "failed : 1 it.each() needs a list of rows, but the list is empty")
        let name = try await problem("it({}, 5)")
        #expect(name == "failed : 1 it() needs a name (a string) as its first argument, got {}")
        let body = try await problem("it('a', 5)")
        #expect(body == "failed : 1 it() needs a function, got 5")
        let hook = try await problem("setup(5)")
        #expect(hook == "failed : 1 setup() needs a function, got 5")
    }

    @Test("hooks can't define specs")
    func definitionsInHooks() async throws {
        try await EventLines.run(
            """
            setup(function() it("x", function() end) end)
            it("a", function() end)
            """,
            gives: [
                "failed : 1 in setup: it() can't be called here: it belongs in a describe or at the top of the file"
            ])
    }
}
