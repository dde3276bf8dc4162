import Console
import Testing

@testable import Agents

@Suite struct LuaSourceTests {
    @Test(
        arguments: [
            (.null, "nil"), (true, "true"), (3, "3"), (.number(0.5), "0.5"), ("a\"b\n", #""a\"b\n""#), ([], "{}"),
            ([1, "x"], #"{ 1, "x" }"#), (["to": "top"], #"{ to = "top" }"#),
            (["a b": 1, "end": 2], #"{ ["a b"] = 1, ["end"] = 2 }"#),
            (["ref": "e7"], #"{ ref = "e7" }"#), (.integer(.min), "math.mininteger"),
        ] as [(JSONValue, String)])
    func `JSON is written as Lua`(_ value: JSONValue, _ source: String) { #expect(LuaSource.literal(value) == source) }

    @Test func `A step is a call that a spec can make`() throws {
        let steps = try ActStep.all(in: [
            ["do": "tap", "on": "e1"], ["do": "scroll", "with": [["by": 300]]], ["do": "advance", "with": [2]],
            ["do": "tap", "on": ["ref": "e3"]],
            ["do": "dragTo", "on": ["button": "Card"], "with": [["ref": "e2"]]],
            ["do": "setInput", "on": "screen", "with": ["x"]],
        ])
        #expect(
            steps.map { $0.source { "<\($0)>" } } == [
                "<e1>:tap()", "screen:scroll{ by = 300 }", "clock:advance(2)", "<e3>:tap()",
                "screen:find{ button = \"Card\" }:dragTo(<e2>)", "screen:setInput(\"x\")",
            ])
    }
}
