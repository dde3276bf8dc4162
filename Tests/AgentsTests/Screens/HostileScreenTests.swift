import Console
import Foundation
import TestSupport
import Testing

/// Views and scripts that end, hang or print without end: one screen ends, and the server goes on.
@Suite struct HostileScreenTests {
    private func tap(_ screen: String, seconds: Double = 60) -> JSONValue {
        ["screen": .string(screen), "steps": [["do": "tap", "on": ["type": "Button"]]], "timeout": .number(seconds)]
    }

    @Test func `A trap ends its screen with the reason, and no other`() throws {
        let client = try AgentClient("ChaosConsole")
        let (trap, other) = (try client.host("Trap"), try client.host("Print"))
        let text = try client.failure("act", tap(trap))
        #expect(text.contains("s1 has ended: ") && text.contains("Fatal error: Index out of range"))
        #expect(text.contains("at ChaosConsole.Fault.goWrong()"))
        #expect(try client.failure("look", ["screen": .string(trap)]).contains("Fatal error: Index out of range"))
        #expect(try client.call("act", tap(other)).hasSuffix("printed:\nSwift 1"))
    }

    @Test func `A trap during hosting is the answer`() throws {
        let client = try AgentClient("ChaosConsole")
        let screen = JSONValue.string(String(try client.call("host").prefix(2)))
        _ = try client.call("lua", ["screen": screen, "code": "screen = host(views.Trap())"])
        #expect(
            try client.failure("lua", ["screen": screen, "code": "screen:button():tap() return 1"]).contains(
                "Fatal error"))
        #expect(try client.failure("lua", ["screen": screen, "code": "1"]).hasPrefix("s1 has ended: "))
    }

    @Test(arguments: [
        ("ChaosConsole", "TrapAtOnce", "Fatal error: Index out of range"),
        ("ChaosConsole", "HangAtOnce", "timed out after 1 s"), ("TimeConsole", "Unsettled", "timed out after 1 s"),
    ])
    func `A view that can't be hosted is told, and the server goes on`(
        _ console: String, _ view: String, _ reason: String
    ) throws {
        let client = try AgentClient(console)
        let text = try client.failure("host", ["view": .string(view), "timeout": 1])
        #expect(text.contains(reason), "\(text)")
        #expect(try client.failure("look", ["screen": "s1"]).hasPrefix("s1 has ended: "))
        #expect(try client.call("host").hasPrefix("s2\n"))
    }

    @Test(arguments: [
        ("EndByKill", "SIGKILL"), ("EndByAbort", "SIGABRT"), ("EndByExit", "exit status 3"), ("Overflow", "SIGSEGV"),
    ])
    func `However the app ends, the answer says how`(_ view: String, _ reason: String) throws {
        let client = try AgentClient("ChaosConsole")
        #expect(try client.failure("act", tap(client.host(view))).contains(reason))
        #expect(try client.host("Print") == "s2")
    }

    @Test func `A view that hangs ends at its time limit, with where it was`() throws {
        let client = try AgentClient("ChaosConsole")
        let text = try client.failure("act", tap(client.host("Hang"), seconds: 0.5))
        #expect(text.contains("timed out after 0.5 s") && text.contains("at ChaosConsole.Fault.goWrong()"))
    }

    @Test func `A view that never settles is stopped, and its screen stays`() throws {
        let client = try AgentClient("TimeConsole")
        let screen = try client.host("Restless")
        #expect(
            try client.failure(
                "act", ["screen": .string(screen), "steps": [["do": "tap", "on": "e1"]], "timeout": 0.5]
            ).contains("timed out"))
        #expect(try client.call("look", ["screen": .string(screen)]).hasPrefix("Button [e1]"))
    }

    @Test func `A loop in Lua is stopped, and its session stays`() throws {
        let client = try AgentClient()
        let screen = JSONValue.string(try client.host("Lamp"))
        _ = try client.call("lua", ["screen": screen, "code": "x = 1"])
        #expect(
            try client.failure("lua", ["screen": screen, "code": "while true do end", "timeout": 0.3])
                == "line 1: timed out after 0.3 s (timeout = 0.3); the argument timeout allows up to 600 s")
        #expect(
            try client.failure("lua", ["screen": screen, "code": "while true do print('x') end", "timeout": 0.3]).utf8
                .count < 5000)
        #expect(try client.call("lua", ["screen": screen, "code": "x"]) == "1")
    }

    @Test func `Ten requests at once are answered in order, and a cancelled one is silent`() throws {
        let client = try AgentClient()
        let screen = JSONValue.string(try client.host("Lamp"))
        let ids = try (1...10).map { try client.begin("lua", ["screen": screen, "code": .string("return \($0)")]) }
        #expect(try ids.map { try client.result(of: $0).text } == (1...10).map { "\($0)" })
        #expect(client.notifications.isEmpty)
        let endless = try client.begin("lua", ["screen": screen, "code": "while true do end", "timeout": 600])
        let after = try client.begin("lua", ["screen": screen, "code": "return 'after'"])
        let never = try client.begin("lua", ["screen": screen, "code": "x = 'never'"])
        for id in [never, endless, "unknown"] {
            try client.send(["jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": id]])
        }
        #expect(try client.result(of: after).text == "\"after\"")
        #expect(try client.failure("lua", ["screen": screen, "code": "x"]).hasPrefix("line 1: there is no global 'x'"))
        #expect(client.notifications.isEmpty)
    }

    @Test func `A thousand calls are answered`() throws {
        let client = try AgentClient()
        let screen = JSONValue.string(try client.host("Lamp"))
        let steps: JSONValue = [["do": "tap", "on": "e5"]]
        for index in 1...1000 {
            let text = try client.call("act", ["screen": screen, "steps": steps])
            guard text.contains("Text \"\(index % 2 == 1 ? "Bright" : "Dark")\"") else {
                Issue.record("\(index): \(text)")
                break
            }
        }
    }

    @Test func `Processes end with the server, whichever way it ends`() async throws {
        let client = try AgentClient()
        let screen = JSONValue.string(try client.host("Lamp"))
        // `$PPID` isn't for scripts; the number of the process is what its own folder says.
        _ = try client.begin("lua", ["screen": screen, "code": "while true do end", "timeout": 600])
        let server = client.process.processIdentifier
        var children: [Int32] = []
        try await wait(for: "a process") {
            children = Self.children(of: server)
            return !children.isEmpty
        }
        kill(server, SIGKILL)
        try await wait(for: "the end of \(children)") { children.allSatisfy { !Self.runs($0) } }
    }

    @Test func `A client that goes away ends the server during a run`() async throws {
        let folder = try TemporaryFolder(["specs/long_spec.lua": "it('waits', function() while true do end end)"])
        let client = try AgentClient(in: folder)
        _ = try client.begin("spec", [:])
        let server = client.process.processIdentifier
        var children: [Int32] = []
        try await wait(for: "a run") {
            children = Self.children(of: server)
            return !children.isEmpty
        }
        try client.hangUp()
        client.process.waitUntilExit()
        #expect(client.process.terminationStatus == 0)
        try await wait(for: "the end of \(children)") { children.allSatisfy { !Self.runs($0) } }
    }

    private static func children(of process: Int32) -> [Int32] {
        let path = "/proc/\(process)/task/\(process)/children"
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return text.split(separator: " ").compactMap { Int32($0) }
    }

    /// Whether a process is there and hasn't ended: one that nobody has asked about yet is still listed.
    private static func runs(_ process: Int32) -> Bool {
        guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
        return !text.drop { $0 != ")" }.hasPrefix(") Z")
    }
}
