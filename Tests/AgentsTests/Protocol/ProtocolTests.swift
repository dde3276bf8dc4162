import Console
import Foundation
import TestSupport
import Testing

/// What the revisions of the protocol oblige a server to.
@Suite struct ProtocolTests {
    @Test func `Discovery says the versions, and how long that may be kept`() throws {
        let result = try AgentClient().ask("server/discover")["result"]
        #expect(result?["supportedVersions"] == ["2026-07-28", "2025-11-25", "2025-06-18"])
        #expect(result?["resultType"] == "complete")
        #expect(result?["ttlMs"] == 300_000)
        #expect(result?["cacheScope"] == "private")
        #expect(result?["capabilities"] == ["tools": [:], "resources": [:]])
        #expect(result?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "viewspec")
    }

    @Test(arguments: [
        ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2024-11-05", "2025-11-25"), ("x", "2025-11-25"),
    ])
    func `A handshake is answered with a version that has one`(_ wanted: String, _ agreed: String) throws {
        let client = try AgentClient()
        try client.send([
            "jsonrpc": "2.0", "id": "a", "method": "initialize",
            "params": ["protocolVersion": .string(wanted), "capabilities": [:]],
        ])
        let message = try client.next()
        #expect(message?["id"] == "a")
        #expect(message?["result"]?["protocolVersion"] == .string(agreed))
        #expect(message?["result"]?["resultType"] == nil)
    }

    @Test(arguments: ["tools/list", "resources/list", "resources/templates/list"])
    func `Lists say in the stateless era alone how long they may be kept`(_ method: String) throws {
        let stateless = try AgentClient().ask(method)["result"]
        #expect(stateless?["resultType"] == "complete" && stateless?["ttlMs"] != nil && stateless?["cacheScope"] != nil)
        let shaken = try AgentClient(era: .handshake).ask(method)["result"]
        #expect(shaken?["resultType"] == nil && shaken?["ttlMs"] == nil && shaken?["cacheScope"] == nil)
    }

    @Test func `Methods of the other era are unknown`() throws {
        let client = try AgentClient()
        for method in ["ping", "initialize", "logging/setLevel", "resources/subscribe", "nope"] {
            #expect(try client.ask(method)["error"]?["code"] == -32601, "\(method)")
        }
        let shaken = try AgentClient(era: .handshake)
        #expect(try shaken.ask("server/discover")["error"]?["code"] == -32601)
        #expect(try shaken.ask("ping")["result"] == [:])
    }

    @Test func `A resource that isn't there has the number of the era`() throws {
        for (era, code) in [(AgentClient.Era.stateless, -32602), (.handshake, -32002)] {
            let error = try AgentClient(era: era).ask("resources/read", ["uri": "viewspec://nope"])["error"]
            #expect(error?["code"] == .integer(Int64(code)))
            #expect(error?["data"] == ["uri": "viewspec://nope"])
        }
    }

    @Test func `An unknown version says which there are`() throws {
        let client = try AgentClient()
        for version in ["2099-01-01", "2025-11-25"] {
            try client.send([
                "jsonrpc": "2.0", "id": 1, "method": "tools/list",
                "params": [
                    "_meta": [
                        "io.modelcontextprotocol/protocolVersion": .string(version),
                        "io.modelcontextprotocol/clientCapabilities": [:],
                    ]
                ],
            ])
            let error = try client.next()?["error"]
            #expect(error?["code"] == -32022)
            #expect(
                error?["data"] == [
                    "supported": ["2026-07-28", "2025-11-25", "2025-06-18"], "requested": .string(version),
                ])
        }
    }

    @Test func `A request without a version or its capabilities says what it needs`() throws {
        let client = try AgentClient()
        try client.send(["jsonrpc": "2.0", "id": 1, "method": "tools/list"])
        #expect(try client.next()?["error"]?["code"] == -32602)
        try client.send([
            "jsonrpc": "2.0", "id": 1, "method": "tools/list",
            "params": ["_meta": ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]],
        ])
        #expect(try client.next()?["error"]?["code"] == -32602)
    }

    @Test(
        arguments: [
            ("{\"a\"", -32700), ("x", -32700), ("\"\\ud800\"", -32700), ("[]", -32600), ("{}", -32600), ("1", -32600),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600), (#"{"jsonrpc":"1.0","method":"ping"}"#, -32600),
            (String(repeating: "[", count: 1000), -32600),
        ] as [(String, Int64)])
    func `What is no message gets an error without an id, and the next one is answered`(_ line: String, _ code: Int64)
        throws
    {
        let client = try AgentClient(era: .handshake)
        try client.send(line: line)
        let message = try client.next()
        #expect(message?["id"] == .null)
        #expect(message?["error"]?["code"] == .integer(code))
        #expect(try client.ask("ping")["result"] == [:])
    }

    @Test func `A message of a hundred megabytes is refused, and the next one is answered`() throws {
        let client = try AgentClient(era: .handshake)
        try client.send(bytes: [UInt8](repeating: UInt8(ascii: "x"), count: 100 << 20) + [UInt8(ascii: "\n")])
        #expect(try client.next()?["error"]?["message"] == "a message has at most 16 MiB")
        #expect(try client.ask("ping")["result"] == [:])
    }

    @Test func `A message may come in pieces, and half a message at the end is told`() throws {
        let client = try AgentClient(era: .handshake)
        let line = Array(#"{"jsonrpc":"2.0","id":"piece","method":"ping"}"#.utf8) + [UInt8(ascii: "\n")]
        for byte in line { try client.send(bytes: [byte]) }
        #expect(try client.next()?["id"] == "piece")
        try client.send(bytes: Array(line.prefix(20)))
        try client.finish()
        #expect(try client.next()?["error"]?["code"] == -32700)
        #expect(try client.next() == nil)
        client.process.waitUntilExit()
        #expect(client.process.terminationStatus == 0)
    }

    @Test func `What was asked is answered after the input has ended, in an empty environment too`() throws {
        let input = """
            {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}
            {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"host","arguments":{"view":"Lamp"}}}
            """
        let result = try Program.built("viewspec", ["mcp"], environment: [:], input: input).run()
        #expect(result.status == 0 && result.errors == "")
        let answers = try result.output.split(separator: "\n").map { try JSONValue(parsing: $0.utf8) }
        #expect(answers.map { $0["id"] } == [1, 2])
        #expect(answers.last?["result"]?["content"]?[0]?["text"]?.string?.hasPrefix("s1\nLamp [e1]\n") == true)
    }

    @Test func `Resources are articles and views, and pages by their names`() throws {
        let client = try AgentClient()
        let before = try client.ask("resources/list")["result"]
        guard case .array(let resources)? = before?["resources"] else {
            throw AgentClient.Failure(description: "no list")
        }
        for uri in ["viewspec://article/FirstSpec", "viewspec://view/SignIn"] {
            #expect(resources.contains { $0["uri"] == .string(uri) })
        }
        for (uri, start) in [
            ("viewspec://article/Console", "# The console"), ("viewspec://page/Toggle", "## Toggle"),
            ("viewspec://view/SignIn", "views.SignIn{ [user = string] }"),
        ] {
            let contents = try client.ask("resources/read", ["uri": .string(uri)])["result"]?["contents"]?[0]
            #expect(contents?["uri"] == .string(uri))
            #expect(contents?["text"]?.string?.contains(start) == true, "\(contents?.text ?? "")")
        }
        _ = try client.host("Lamp")
        #expect(try client.ask("resources/list")["result"] == before)
    }
}
