import Testing

@testable import Console

/// The spec that is made of what was typed.
@MainActor
@Suite("Recorded chunks")
struct RecordingTests {
    /// Lines as they are typed, and as a spec has them.
    struct Example: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let typed: [String]
        let spec: [String]

        init(_ description: String, _ typed: [String], _ spec: [String]) {
            (testDescription, self.typed, self.spec) = (description, typed, spec)
        }
    }

    nonisolated static let values = [
        Example(
            "numbers", ["1 + 1", "0.1", "2^53", "-7 // 2"],
            [
                "assert.equal(2, 1 + 1)", "assert.equal(0.1, 0.1)", "assert.equal(9007199254740992.0, 2^53)",
                "assert.equal(-4, -7 // 2)",
            ]),
        Example(
            "numbers without a digit", ["1/0", "-1/0", "math.mininteger"],
            [
                "assert.equal(math.huge, 1/0)", "assert.equal(-math.huge, -1/0)",
                "assert.equal(math.mininteger, math.mininteger)",
            ]),
        Example(
            "what equals nothing", ["0/0"],
            [
                "do", "  local value = 0/0", "  assert.not_equal(value, value)", "end",
            ]),
        Example(
            "nil and booleans", ["({})[1]", "1 == 1", "not 1"],
            [
                "assert.is_nil(({})[1])", "assert.is_true(1 == 1)", "assert.is_false(not 1)",
            ]),
        Example(
            "texts", [#""a\"b\n\\""#, #""ü" .. "\1""#, #""\200""#],
            [
                #"assert.equal("a\"b\n\\", "a\"b\n\\")"#, #"assert.equal("ü\x01", "ü" .. "\1")"#,
                #"assert.equal("\xC8", "\200")"#,
            ]),
        Example(
            "tables", [#"{ 1, { "a" }, b = true, ["c d"] = 0.5, [7] = 1, ["end"] = 2 }"#],
            [
                #"assert.same({ 1, { "a" }, ["c d"] = 0.5, ["end"] = 2, [7] = 1, b = true },"#,
                #"  { 1, { "a" }, b = true, ["c d"] = 0.5, [7] = 1, ["end"] = 2 })"#,
            ]),
        Example(
            "tables that can't be written", ["{ print }", "setmetatable({}, {})", "{ 0/0 }"],
            [
                "assert.is_table({ print })", "assert.is_table(setmetatable({}, {}))", "assert.is_table({ 0/0 })",
            ]),
        Example(
            "what is another value each time", ["os.time()", "tostring({})", "math.random(5)", "print"],
            [
                "assert.is_number(os.time())", "assert.is_string(tostring({}))", "assert.is_number(math.random(5))",
            ]),
        Example(
            "several values", [#"string.find("abc", "b")"#, #"nil, "x""#, "1, print"],
            [
                #"assert.same({ 2, 2 }, { string.find("abc", "b") })"#,
                #"assert.same({ n = 2, nil, "x" }, table.pack(nil, "x"))"#,
                "local _ = 1, print",
            ]),
        Example(
            "remarks", ["1 -- one", "-- what comes now", "1;"],
            [
                "assert.equal(1, 1) -- one", "-- what comes now", "assert.equal(1, 1)",
            ]),
        Example(
            "an early return", ["if true then return 3 end", "return 4", "return"],
            [
                "assert.equal(3, (function(...)", "  if true then return 3 end", "end)())", "assert.equal(4, 4)",
                ";(function(...)", "  return", "end)()",
            ]),
    ]

    nonisolated static let variables = [
        Example(
            "a global becomes local once", ["a = 1", "a = 2", "a"], ["local a = 1", "a = 2", "assert.equal(2, a)"]),
        Example("several at once", ["a, b = 1, 2", "a, c = 3, 4"], ["local a, b = 1, 2", "local c", "a, c = 3, 4"]),
        Example(
            "a function that calls itself", ["f = function(n) return n > 3 and n or f(n + 1) end", "f(0)"],
            [
                "local f", "f = function(n) return n > 3 and n or f(n + 1) end", "assert.equal(4, f(0))",
            ]),
        Example(
            "a named function", ["function f(n)\nif n > 3 then\nreturn n\nend\nreturn f(n + 1)\nend", "f(0)"],
            [
                "local function f(n)", "  if n > 3 then", "    return n", "  end", "  return f(n + 1)", "end",
                "assert.equal(4, f(0))",
            ]),
        Example(
            "a variable that is used before it is set", ["function f() return late end", "late = 5", "f()"],
            [
                "local late", "local function f() return late end", "late = 5", "assert.equal(5, f())",
            ]),
        Example(
            "one that is set in a block", ["if true then a = 1 end", "a"],
            [
                "local a", "if true then a = 1 end", "assert.equal(1, a)",
            ]),
        Example(
            "fields and parameters are none", ["t = {}", "t.x = 1", "function t.f(x) x = 2; return x end"],
            [
                "local t = {}", "t.x = 1", "function t.f(x) x = 2; return x end",
            ]),
        Example(
            "a local of its chunk ends with it", ["local x = 1; y = x", "x = 2", "x", "y"],
            [
                "local y", "do", "  local x = 1; y = x", "end", "local x = 2", "assert.equal(2, x)",
                "assert.equal(1, y)",
            ]),
        Example(
            "what Lua had before stays global", ["tostring = function() return 1 end", "tostring(2)"],
            [
                "tostring = function() return 1 end", "assert.equal(1, tostring(2))",
            ]),
        Example(
            "who reaches for _G keeps globals", ["a = 1", "_G.a = 2", "a"], ["a = 1", "_G.a = 2", "assert.equal(2, a)"]),
        Example(
            "names in texts and comments are none", ["a = 'b = 1' -- c = 2", "b = a"],
            [
                "local a = 'b = 1' -- c = 2", "local b = a",
            ]),
    ]

    nonisolated static let left = [
        Example(
            "what only shows", ["print(1)", "a = 1; print(a)", "for i = 1, 2 do print(i) end", "print 'x'"],
            [
                "local a = 1"
            ]),
        Example("what failed", ["error('no')", "a = 1 error('no')", "b ="], []),
        Example(
            "but not a print of one's own", ["function print(x) shown = x end", "print(7)", "shown"],
            [
                "local shown", "function print(x) shown = x end", "print(7)", "assert.equal(7, shown)",
            ]),
        Example(
            "nor one whose value is used", ["a = print(1)", "select('#', print(1))"],
            [
                "local a = print(1)", "assert.equal(0, select('#', print(1)))",
            ]),
    ]

    nonisolated static let screens = [
        Example(
            "what is found exists",
            [
                "screen = host(VStack { Text('a'), Text('b') })", "screen", "screen:find{ text = 'a' }",
                "screen:findAll('Text')",
                "label = screen:find{ text = 'b' }", "label:string()",
            ],
            [
                "local screen = host(VStack { Text('a'), Text('b') })", "assert.exists(screen:find{ text = 'a' })",
                "assert.count(2, screen:findAll('Text'))", "local label = screen:find{ text = 'b' }",
                "assert.equal(\"b\", label:string())",
            ]),
        Example(
            "what is hosted in passing is no assertion", ["host(Text('a'))", "clock:advance(2)"],
            [
                "host(Text('a'))", "clock:advance(2)",
            ]),
        Example(
            "texts of several lines stay as they are", ["t = [[\n  x\ny]]", "t"],
            [
                "local t = [[", "  x", "y]]", #"assert.equal("  x\ny", t)"#,
            ]),
    ]

    @Test("become", arguments: values + variables + left + screens)
    func becomes(_ example: Example) async throws {
        #expect(try await CommandSession.spec(example.typed) == example.spec)
    }

    @Test("are a file that says what was hosted")
    func file() async throws {
        let console = try CommandSession()
        await console.type("function f()\nreturn 1\nend", "f()")
        #expect(
            console.commands.recorder.spec(named: "counts \"one\"").text == """
                describe("The screen", function()
                  it("counts \\"one\\"", function()
                    local function f()
                      return 1
                    end
                    assert.equal(1, f())
                  end)
                end)

                """)
    }

    @Test("bring along what made their variables")
    func needed() async throws {
        let console = try CommandSession()
        await console.type(
            "base = 2", "other = 3", "double = function(n) return base * n end", ":record start", "double(4)")
        #expect(
            console.commands.recorder.spec(named: "").preview == [
                "local base = 2", "local double = function(n) return base * n end", "assert.equal(8, double(4))",
            ])
    }

    @Test("keep more variables than Lua allows global")
    func manyVariables() async throws {
        let console = try CommandSession()
        for index in 1...210 { await console.type("v\(index) = \(index)") }
        #expect(console.commands.recorder.spec(named: "").preview.first == "v1 = 1")
    }
}
