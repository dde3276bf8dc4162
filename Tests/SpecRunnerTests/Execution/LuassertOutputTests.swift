import Testing

@testable import SpecRunner

/// The layout is luassert's, which 1.9.0 gives for the same calls; addresses are left out.
@Suite("Messages as luassert has them") @MainActor
struct LuassertOutputTests {
    /// The message of an assertion.
    private func message(_ call: String, before: String = "") async throws -> String {
        let source = """
            it("s", function()
              \(before)
              local ok, raised = pcall(function() \(call) end)
              print((tostring(raised):gsub("0x%x+", "0x")))
            end)
            """
        let lines = try await EventLines.run(source) { settings, _ in settings.luassertOutput = true }
        let line = try #require(lines.first { $0.hasPrefix("output ") })
        let escaped = String(line.dropFirst("output \"".count).dropLast("\\n\"".count))
        return escaped.replacing("\\n", with: "\n").replacing("\\'", with: "'")
    }

    @Test(
        "are those of its assertions",
        arguments: [
            (
                "assert.same(1, 'x')",
                "Expected objects to be the same.\nPassed in:\n(string) 'x'\nExpected:\n(number) 1"
            ),
            ("assert.is_true(nil)", "Expected objects to be the same.\nPassed in:\n(nil)\nExpected:\n(boolean) true"),
            (
                "assert.is_string(2.0)",
                "Expected objects to be the same.\nPassed in:\n(number) 2.0\nExpected:\ntype string"
            ),
            (
                "assert.is_not.equal(1, 1)",
                "Expected objects to not be equal.\nPassed in:\n(number) 1\nDid not expect:\n(number) 1"
            ),
            (
                "assert.near(1, 3, 0.5)",
                "Expected values to be near.\nPassed in:\n(number) 3\nExpected:\n(number) 1 +/- 0.5"
            ),
            ("assert.truthy(false)", "Expected to be truthy, but value was:\n(boolean) false"),
            ("assert.unique{ 1, 1 }", "Expected object to be unique:\n(table: 0x) {\n  [1] = 1\n  [2] = 1 }"),
            (
                "assert.matches('a', 'b')",
                "Expected strings to match.\nPassed in:\n(string) 'b'\nExpected:\n(string) 'a'"
            ),
            (
                "assert.has_error(function() end)",
                "Expected a different error.\nCaught:\n(no error)\nExpected:\n(error)"
            ),
            (
                "assert.has_no.errors(function() error('x', 0) end)",
                "Expected no error, but caught:\n(string) 'x'"
            ),
            ("assert.same(1)", "the 'same' function requires a minimum of 2 arguments, got: 1"),
            ("assert.is_nothing(1)", "luassert: unknown modifier/assertion: 'is_nothing'"),
            ("assert.spy(spy.new()).called_at_least()", "attempt to compare nil with number"),
            ("assert.spy(spy.new()).was.called(2)", "Expected to be called 2 time(s), but was called 0 time(s)"),
            ("assert.spy(spy.new()).was.called()", "Expected to be called >0 time(s), but was called 0 time(s)"),
            (
                "assert.spy(spy.new()).was_not.called_less_than(1)",
                "Expected to be called at least 1 time(s), but was called 0 time(s)"
            ),
            (
                "local s = spy.new() s(1, 'a') assert.spy(s).was.called_with(2, match.is_string())",
                """
                Function was never called with matching arguments.
                Called with (last call if any):
                (values list) ((number) 1, (string) 'a')
                Expected:
                (values list) ((number) 2, (matcher) is.string())
                """
            ),
            (
                "assert.same({ 1, { a = 'x' } }, { 1, { a = 'y' } }, 'mine')",
                """
                mine
                Expected objects to be the same.
                Passed in:
                (table: 0x) {
                  [1] = 1
                 *[2] = {
                   *[a] = 'y' } }
                Expected:
                (table: 0x) {
                  [1] = 1
                 *[2] = {
                   *[a] = 'x' } }
                """
            ),
        ])
    func messages(call: String, expected: String) async throws {
        let said = try await message(call)
        #expect(said.hasSuffix(expected) && said.count <= expected.count + 40, "\(said)")
    }

    @Test("follow the parameters of tables")
    func parameters() async throws {
        func shown(_ value: String, _ parameters: String) async throws -> String {
            try await message("error(assert:format({ \(value), n = 1 })[1], 0)", before: parameters)
        }
        let flat = "assert:set_parameter('TableFormatLevel', 1)"
        #expect(try await shown("{ { { {} } } }", flat).contains("{ ... more }"))
        let recursion = "local t = {} t[1] = t assert:set_parameter('TableFormatShowRecursion', true)"
        #expect(try await shown("t", recursion).isEmpty == false)
        #expect(try await shown("nil", "") == "(nil)")
        #expect(try await shown("math.huge", "") == "(number) Inf")
        let formatter = "assert:add_formatter(function(v) if v == 5 then return 'five' end end)"
        #expect(try await shown("5", formatter) == "five")
    }

    @Test("are our own without the setting")
    func own() async throws {
        let lines = try await EventLines.run("it('s', function() assert.same(1, 2) end)")
        #expect(lines.last?.contains("Expected the same content.") == true)
    }
}
