import Console
import Testing

@testable import Agents

@Suite struct ToolTests {
    @Test func `The definitions of all tools take at most 8 KB`() {
        let size = Tool.all.reduce(0) { $0 + $1.definition.text.utf8.count }
        #expect(size <= 8192)
        #expect(Tool.all.map(\.name) == ["views", "host", "look", "act", "lua", "spec", "docs"])
        for tool in Tool.all { #expect(tool.definition["inputSchema"]?["type"] == "object") }
    }

    @Test(
        arguments: [
            ("look", [:], "look needs 'screen': The handle that host returned"),
            ("look", ["screen": 7], "look: 'screen' is a string, got a number"),
            ("look", ["scren": "s1"], "look has no argument 'scren'; did you mean 'screen'?"),
            ("look", ["screen": "s1", "depth": -1], "look: 'depth' is a whole number from 0 to 1000, got -1"),
            ("look", ["screen": "s1", "depth": 1.5], "look: 'depth' is a whole number from 0 to 1000, got 1.5"),
            ("look", ["screen": "s1", "picture": "yes"], "look: 'picture' is true or false, got a string"),
            ("look", ["screen": "s1", "find": "Save"], "look: 'find' is an object, got a string"),
            (
                "lua", ["screen": "s1", "code": "1", "timeout": 1e9],
                "lua: 'timeout' is a number from 0.1 to 600.0, got 1000000000"
            ),
            ("look", [1], "look: the arguments are an object, got an array"),
            ("docs", [:], "docs takes 'search' or 'page', one of them"),
            (
                "host", ["view": "Lamp", "preview": "Lamp"],
                "host: 'view' and 'preview' both name what to host: give one of them"
            ),
            ("spec", ["text": "x"], "spec: 'text' needs 'path', such as specs/cart_spec.lua"),
        ] as [(String, JSONValue, String)])
    func `A wrong argument is a result that says what is wrong`(_ tool: String, _ arguments: JSONValue, _ text: String)
        throws
    {
        #expect(try AgentClient().failure(tool, arguments) == text)
    }

    @Test(
        arguments: [
            ([], "act: 'steps' is a list of one or more steps such as {\"do\": \"tap\", \"on\": \"e5\"}"),
            (["tap"], "act: step 1: a step is an object such as {\"do\": \"tap\", \"on\": \"e5\"}, got a string"),
            ([["do": "tap"], ["on": "e1"]], "act: step 2: 'do' is the name of a verb, such as tap or setInput"),
            ([["do": "tap()"]], "act: step 1: 'do' is the name of a verb, such as tap or setInput"),
            ([["do": "tap", "at": 1]], "act: step 1: there is no 'at'; a step has do, on, with"),
            ([["do": "tap", "with": 1]], "act: step 1: 'with' is the list of the verb's arguments, got a number"),
            (
                [["do": "tap", "on": 1]],
                "act: step 1: 'on' is a reference such as \"e5\", or criteria such as {\"button\": \"Save\"}"
            ),
        ] as [(JSONValue, String)])
    func `A step that is none is told with its number`(_ steps: JSONValue, _ text: String) throws {
        #expect(try AgentClient().failure("act", ["screen": "s1", "steps": steps]) == text)
    }

    @Test func `A tool that isn't there is an error of the protocol`() throws {
        let client = try AgentClient()
        let error = try client.ask("tools/call", ["name": "loook"])["error"]
        #expect(error?["code"] == -32602)
        #expect(error?["message"] == "there is no tool 'loook'; did you mean 'look'?")
        #expect(try client.ask("tools/call")["error"]?["code"] == -32602)
    }

    @Test func `Views and previews are listed, and found by what their lines have`() throws {
        let client = try AgentClient()
        #expect(try client.call("views").contains("  views.SignIn{ [user = string] }\n"))
        #expect(try client.call("views", ["search": "signin"]) == "  views.SignIn{ [user = string] }")
        #expect(try client.call("views", ["search": "all bought", "previews": true]).contains("Shopping: all bought"))
        #expect(
            try client.failure("views", ["search": "nowhere"])
                == "nothing has 'nowhere' in its line; views without 'search' lists everything, and with 'previews' the "
                + "previews as well")
    }

    @Test func `Pages are found and shown`() throws {
        let client = try AgentClient()
        #expect(try client.call("docs", ["search": "go back"]).contains("NavigationStack:back: "))
        #expect(try client.call("docs", ["page": "Toggle:tap"]).contains("Turns it on or off."))
        #expect(try client.call("docs", ["page": "SignIn"]).contains("views.SignIn{ [user = string] }"))
        #expect(try client.failure("docs", ["page": "Toggel"]) == "there is no page 'Toggel'; did you mean 'Toggle'?")
        #expect(try client.call("docs", ["page": "Layout"]).utf8.count <= 16_000)
        #expect(try client.call("docs", ["page": "Layout", "limit": 100_000]).utf8.count > 20_000)
    }
}
