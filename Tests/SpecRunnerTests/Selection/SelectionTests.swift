import Scripting
import Testing

@testable import SpecRunner

/// Which specs run, and in which order.
@MainActor
@Suite("Selection")
struct SelectionTests {
    private let source = """
        describe("A #slow", function()
          setup(function() print("setup of A") end)
          it("one", function() end)
          it("two #ui", function()
            assert.is_true(true)
          end)
        end)
        describe("B", function()
          it("one #slower", function() end)

          describe("C", function()
            it("three", function() end)
          end)
        end)
        it("top", function() end)
        """

    private func names(_ change: @escaping (inout SpecSelection) -> Void) async throws -> [String] {
        try await EventLines.names(source) { options, _ in change(&options.selection) }
    }

    private func names(lines: [Int]) async throws -> [String] {
        try await EventLines.names(source) { options, path in options.selection.lines[path] = lines }
    }

    @Test("filters are Lua patterns on full names")
    func filters() async throws {
        #expect(try await names { $0.filters = ["^B", "two"] } == ["two #ui", "one #slower", "three"])
        #expect(try await names { $0.excludedFilters = ["one", "C"] } == ["two #ui", "top"])
        #expect(
            try await names {
                $0.filters = ["one"]
                $0.excludedFilters = ["B"]
            } == ["one"])
        await #expect(throws: SpecRunnerError.self) { try await names { $0.filters = ["[a"] } }
    }

    @Test("names are whole")
    func wholeNames() async throws {
        #expect(try await names { $0.names = ["B C three", "top", "one"] } == ["three", "top"])
    }

    @Test("tags are whole words, of the spec or a group around it")
    func tags() async throws {
        #expect(try await names { $0.tags = ["slow"] } == ["one", "two #ui"])
        #expect(try await names { $0.tags = ["#ui", "slower"] } == ["two #ui", "one #slower"])
        #expect(try await names { $0.excludedTags = ["slow"] } == ["one #slower", "three", "top"])
        #expect(NameTags.has("a-b", in: "x #a-b."))
        #expect(!NameTags.has("a", in: "x #a-b"))
        #expect(!NameTags.has("a", in: "a"))
    }

    @Test("a line selects the innermost definition that has it within")
    func lines() async throws {
        #expect(try await names(lines: [5]) == ["two #ui"])
        #expect(try await names(lines: [3, 15]) == ["one", "top"])
        #expect(try await names(lines: [2]) == ["one", "two #ui"])
        #expect(try await names(lines: [9]) == ["one #slower"])
        #expect(try await names(lines: [10]) == ["one #slower", "three"])
        #expect(try await names(lines: [12]) == ["three"])
        #expect(try await names(lines: [99]) == [])
    }

    @Test("identities are a file and a full name")
    func identities() async throws {
        let ran = try await EventLines.names(source) { options, path in
            options.selection.identities = ["\(path): A #slow one", "\(path): gone"]
        }
        #expect(ran == ["one"])
    }

    @Test("setups of groups without a wanted spec don't run")
    func setups() async throws {
        let events = try await EventLines.run(source) { options, _ in options.selection.filters = ["C"] }
        #expect(events == ["group B:8", "group B/C:11", "spec three:12", "success", "end B/C", "end B"])
    }

    @Test("groups that need their setup to be collected are selected from as they run")
    func uncollected() async throws {
        let source = """
            describe("A", function()
              setup(function() names = { "x", "y" } end)
              describe("B", function() for _, name in ipairs(names) do it(name, function() end) end end)
            end)
            """
        let events = try await EventLines.run(source) { options, _ in options.selection.filters = ["y"] }
        #expect(events == ["group A:1", "group A/B:3", "spec y:3", "success", "end A/B", "end A"])
    }

    @Test("only what is marked runs, in groups inside a marked one what is marked there")
    func only() async throws {
        #expect(
            try await EventLines.names(
                """
                it("a", function() end)
                it.only("b", function() end)
                describe.only("C", function() it("c", function() end) describe("D", function() it("d", function() end) end) end)
                describe.only("E", function() it("e", function() end) it.only("f", function() end) end)
                it.only.each { 1, 2 }("g%d", function() end)
                it.only "h" (function() end)
                """) == ["b", "c", "d", "f", "g1", "g2", "h"])
    }

    @Test("where that is forbidden, each mark is an error at its line, and all else runs")
    func forbiddenOnly() async throws {
        let events = try await EventLines.run(
            """
            it("a", function() end)
            it.only("b", function() end)
            describe.only("C", function() it("c", function() end) end)
            """
        ) { options, _ in options.forbidsOnly = true }
        #expect(
            events == [
                "spec a:1", "success", "spec b:2",
                "error; 2 it.only() leaves everything else of the file out, and this run forbids that", "group C:3",
                "failed C: 3 describe.only() leaves everything else of the file out, and this run forbids that",
                "end C",
            ])
    }

    // MARK: - Order

    private let eight = """
        describe("A", function() for i = 1, 8 do it(tostring(i), function() end) end end)
        """

    private func order(_ source: String, seed: UInt64?) async throws -> String {
        try await EventLines.names(source) { options, _ in options.seed = seed }.joined()
    }

    @Test("a seed decides the order, the same everywhere")
    func seeds() async throws {
        #expect(try await order(eight, seed: nil) == "12345678")
        let first = try await order(eight, seed: 1)
        #expect(first == "15782463")
        #expect(try await order(eight, seed: 1) == first)
        #expect(try await order(eight, seed: 2) != first)
    }

    @Test("what is left out doesn't change the order of the rest")
    func seedAndFilter() async throws {
        let all = try await order(eight, seed: 7)
        let some = try await EventLines.names(eight) { options, _ in
            options.seed = 7
            options.selection.filters = ["[1-4]"]
        }
        #expect(some.joined() == all.filter { "1234".contains($0) })
    }

    @Test("groups can ask for an order of their own")
    func randomize() async throws {
        func group(_ call: String) -> String {
            "describe('A', function() \(call) for i = 1, 8 do it(tostring(i), function() end) end end)"
        }
        #expect(try await order(group("randomize(false)"), seed: 1) == "12345678")
        let own = try await order(group("randomize(5)"), seed: nil)
        #expect(own != "12345678")
        #expect(try await order(group("randomize(true, 5)"), seed: 1) == own)
        let unseeded = try await order(group("randomize()"), seed: 1)
        #expect(try await order(eight, seed: 1) == unseeded)
        #expect(try await order(group("randomize()"), seed: nil) != "12345678")
    }

    /// The orders are those of busted 2.1 in Lua 5.4, where hooks take part in the shuffle.
    @Test("a seed of randomize gives busted's order")
    func bustedOrder() async throws {
        func group(_ hooks: String) -> String {
            "describe('A', function() randomize(3210) \(hooks) for i = 1, 9 do it(tostring(i), function() end) end end)"
        }
        #expect(try await order(group(""), seed: 1) == "853297416")
        #expect(try await order(group("before_each(function() end)"), seed: nil) == "984216735")
    }

    @Test("names can decide the order")
    func sorted() async throws {
        let names = try await EventLines.names(
            "it('c', function() end) describe('b', function() it('x', function() end) end) it('a', function() end)"
        ) { options, _ in options.sortsByName = true }
        #expect(names == ["a", "x", "c"])
    }
}
