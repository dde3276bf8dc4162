import Testing

@testable import SpecRunner

/// Runs with a trace beside runs without one.
@Suite("Traced runs")
@MainActor
struct TracedRunTests {
    private static let source = """
        local Counter = View("Counter", function(self)
          local count = self:state("count", 0)
          return VStack { Text("Count " .. count.value), Button("More", function() count.value = count.value + 1 end) }
        end)
        assert:register("assertion", "even", function(_, arguments) return arguments[1] % 2 == 0 end)
        describe("assertions", function()
          it("hold", function()
            assert.are.equal(1, 1)
            assert.is_not.equal(1, 2)
            assert.even(2)
            assert.has_error(function() error("no") end)
            assert.eventually(function() assert.is_true(true) end)
            assert.same({ 1 }, { 1 })
          end)
          it("fail", function()
            assert.are.equal(1, 1)
            assert.are.equal(1, 2)
          end)
          it("fail where they are registered", function() assert.even(3) end)
          it("fail in the function that they are given", function()
            assert.has_no_error(function() error("no") end)
          end)
          it("are unknown", function() assert.is_evn(3) end)
          it("lack an argument", function() assert.equal(1) end)
          it("are caught", function()
            assert.is_false(pcall(function() assert.is_true(false) end))
          end)
          it("return what they are given", function() assert.equal(3, (assert.is_number(3))) end)
        end)
        describe("views", function()
          it("count", function()
            local screen = host(Counter())
            screen:find { button = "More" }:tap()
            step("again")
            screen:find { button = "More" }:tap()
            print("twice")
            assert.has_text(screen, "Count 2")
            assert.has_text(screen, "Count 3")
          end)
          it("may be missing", function() host(Counter()):find { button = "Less" }:tap() end)
          it("wait", function()
            local screen = host(Counter())
            wait_until(function() return screen:find { text = "Count 1" } end, { timeout = 0.01 })
          end)
        end)
        """

    private static func lines(_ trace: TraceRequest?) async throws -> [String] {
        try await EventLines.run(source, options: ExecutionSettings()) { settings, _ in settings.trace = trace }
    }

    @Test func `A spec ends in the same way and on the same line with a trace`() async throws {
        let plain = try await Self.lines(nil)
        let traced = try await Self.lines(TraceRequest(detailed: 1...100))
        #expect(plain.count(where: { $0.hasPrefix("spec ") }) == 11)
        #expect(traced.filter { !$0.hasPrefix("traced ") } == plain)
    }

    @Test func `Each step is told when it begins and when it is over`() async throws {
        let lines = try await Self.lines(TraceRequest())
        let start = try #require(lines.firstIndex { $0.hasPrefix("spec count") })
        let steps = lines[start...].prefix { !$0.hasPrefix("failure") }
        #expect(
            Array(steps) == [
                "spec count:31", "traced host(Counter)", "traced host(Counter)", "traced find{ button = \"More\" }",
                "traced find{ button = \"More\" }", "traced tap()", "traced tap()", "step again",
                "traced find{ button = \"More\" }", "traced find{ button = \"More\" }", "traced tap()",
                "output \"twice\\n\"", "traced tap()",
                "traced assert.has_text(Counter \"Count 2\" \"More\", \"Count 2\")",
                "traced assert.has_text(Counter \"Count 2\" \"More\", \"Count 2\")",
                "traced assert.has_text(Counter \"Count 2\" \"More\", \"Count 3\")",
                "traced assert.has_text(Counter \"Count 2\" \"More\", \"Count 3\")",
            ])
    }
}
