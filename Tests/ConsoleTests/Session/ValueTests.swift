import Scripting
import SwiftUI
import Testing

@testable import Console

/// How the values of a chunk are shown.
@MainActor
@Suite("Values in the console")
struct ValueTests {
    @Test(
        "are shown as they are written",
        arguments: [
            ("1", "1"), ("1.0", "1.0"), ("1 / 3", "0.33333333333333331"), ("-1 / 0", "-inf"),
            ("0 / 0 ~= 0 / 0", "true"),
            ("2 ^ 53", "9007199254740992.0"), ("math.maxinteger", "9223372036854775807"),
            ("'a'", "\"a\""), ("'a\\nb\\t\"c\"\\\\'", #""a\nb\t\"c\"\\""#), ("'\\27[0m\\0'", #""\27[0m\x00""#),
            ("nil", "nil"), ("true, nil, 'x'", "true\tnil\t\"x\""), ("nil, nil", "nil\tnil"), ("return", ""),
            ("local a = 1", ""), ("(nil)", "nil"), ("assert.equal(1, 1)", ""), ("assert(7)", "7"),
            ("print", "<function print>"),
            ("string.format", "<function string.format>"), ("function() end", "<function stdin:1>"),
            ("coroutine.create(print)", "<thread>"), ("io.stdout", "<file>"),
            ("Text('a')", "Text (a view)"), ("State(1)", "State(1)"), ("Color.red", "Color.red"),
        ])
    func simple(source: String, text: String) async throws {
        #expect(try await CommandSession().type(source) == text)
    }

    @Test(
        "that are tables are shown with what is in them",
        arguments: [
            ("{}", "{}"), ("{ 1, 2, 3 }", "{1, 2, 3}"), ("{ b = 1, a = 2, 10 }", "{10, a = 2, b = 1}"),
            (
                "{ ['odd name'] = 1, ['end'] = 2, [true] = 3, [2.5] = 4 }",
                "{[2.5] = 4, [\"end\"] = 2, [\"odd name\"] = 1, [true] = 3}"
            ),
            ("{ { { 1 } }, x = { y = {} } }", "{{{1}}, x = {y = {}}}"), ("{ nil, 2 }", "{[2] = 2}"),
            ("{ f = print, g = { table.insert } }", "{f = <function print>, g = {<function table.insert>}}"),
            ("setmetatable({ 1 }, { __tostring = function() return 'mine' end })", "mine"),
            ("setmetatable({ 1 }, { __tostring = function() error('no') end })", "{1}"),
            ("setmetatable({ 1 }, { __index = { inherited = 2 } })", "{1}"),
            ("setmetatable({}, { __pairs = error, __len = error, a = 1 })", "{}"),
        ])
    func tables(source: String, text: String) async throws {
        #expect(try await CommandSession().type(source) == text)
    }

    @Test("that contain themselves say where")
    func cycles() async throws {
        let console = try CommandSession()
        await console.type("t = { name = 'a' }; t.self = t; t.list = { { t } }")
        #expect(
            await console.type("t")
                == """
                {
                  list = {{<cycle to the outermost table>}},
                  name = "a",
                  self = <cycle to the outermost table>,
                }
                """)
        #expect(
            await console.type("u = { a = { b = {} } }; u.a.b.c = u.a; return u") == "{a = {b = {c = <cycle to .a>}}}")
        // What occurs twice is no cycle.
        #expect(await console.type("one = {}; return { one, one }") == "{{}, {}}")
    }

    @Test("that don't fit on a line take several")
    func broken() async throws {
        let console = try CommandSession()
        #expect(
            await console.type("{ name = ('x'):rep(40), other = ('y'):rep(40), list = { 1, 2 } }") == """
                {
                  list = {1, 2},
                  name = "\(String(repeating: "x", count: 40))",
                  other = "\(String(repeating: "y", count: 40))",
                }
                """)
        // Several values then stand below one another.
        #expect(await console.type("1, { ('x'):rep(90) }").hasPrefix("1\n{\n  \"xxx"))
    }

    @Test("that have very many entries, or are very deep, are cut")
    func long() async throws {
        let console = try CommandSession()
        let lines = await console.type("t = {}; for i = 1, 250 do t[i] = i end; return t").split(separator: "\n")
        #expect(lines.count == 203)
        #expect(lines[200] == "  200," && lines[201] == "  … 50 more,")
        let deep = await console.type("t = {}; for _ = 1, 30 do t = { t } end; return t")
        #expect(deep.contains("{…}"))
    }

    @Test("are there for whoever asks, until the next chunk")
    func kept() async throws {
        let console = try CommandSession()
        await console.type("1, nil, 'x'")
        #expect(try console.session.lastValues.map(\.integer) == [1, nil, nil])
        await console.type("error('no')")
        #expect(try console.session.lastValues.isEmpty)
    }
}
