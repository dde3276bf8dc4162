import TestSupport
import Testing

@Suite("Ctrl-C at a terminal")
struct InterruptTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Chunks that don't end.
    static let chunks = [
        "on() while true do end", "while true do pcall(function() on() while true do end end) end",
        "on() wait_until(function() end, {timeout = 600})",
        "wait_until(function() on() end, {interval = 600, timeout = 600})",
        "assert.eventually(function() on() return false end, {interval = 600, timeout = 600})",
        "coroutine.wrap(function() on() wait_until(function() end, {timeout = 600}) end)()",
    ]

    @Test("stops what runs and what waits, says where it was, and the session goes on", arguments: chunks)
    func interrupt(chunk: String) async throws {
        let terminal = try await folder.console()
        try await terminal.run("kept = 'still here' function on() print('o' .. 'n') end")
        let printed = try await terminal.interrupt("\(chunk)\r", after: "on\r\n")
        // The key may be pressed while `on`, on the first line, still runs.
        #expect("\(printed)\n".contains(/stdin:[12]: interrupted\n/) && printed.contains("stdin:2"))
        try await terminal.run("kept", prints: "\"still here\"")
        #expect(try await terminal.leave() == 0)
    }

    @Test("names the line of a chunk of several that waits, and shows it")
    func waitingLine() async throws {
        let terminal = try await folder.console()
        // It is in the third line when it says so.
        try await terminal.follow(
            """
            > function ready()
            >> local w, t = 'wait' .. 'ing'
            >> wait_until(function() t = t or print(w) or 1 end, { timeout = 600 })
            >> end
            """)
        let printed = try await terminal.interrupt("isReady = ready()\r", after: "waiting\r\n")
        #expect(printed.hasPrefix("^Cstdin:3: interrupted\n"))
        #expect(printed.contains("> 3 | wait_until("))
        #expect(printed.contains("stdin:3: in function 'ready'"))
        #expect(printed.contains("stdin:5: in the main chunk"))
        #expect(!printed.contains("[coroutines]"))
        #expect(try await terminal.leave() == 0)
    }

    @Test("throws a half-typed line and a half-typed chunk away")
    func discard() async throws {
        let terminal = try await folder.console()
        // A terminal throws away what nobody has read yet when it sends the signal.
        try await terminal.interrupt("error('never run'", after: "error('never run'")
        try await terminal.run("for i = 1, 2 do", next: ">> ")
        try await terminal.interrupt("error('never run') end", after: "error('never run') end")
        try await terminal.run("for i = 1, 2 do", next: ">> ")
        try await terminal.type(Key.control("C"))
        try await terminal.prompt()
        try await terminal.run("6 * 7", prints: "42")
        #expect(!terminal.screen.description.contains("stdin:"))
        #expect(!terminal.screen.description.contains("Ctrl-D"))
        #expect(try await terminal.leave() == 0)
        // What was thrown away isn't kept either.
        #expect(try folder.read(".viewspec/history") == "6 * 7\n")
    }

    @Test("comes through where keys were pressed just before it")
    func rightAfterKeys() async throws {
        let terminal = try await folder.console()
        for number in 1...100 {
            // Together, and one after the other: the console wakes up in between, at some time or other.
            try await terminal.type("error('never run')" + String(repeating: "!", count: number))
            try await terminal.type(Key.control("C"))
            try await terminal.prompt()
        }
        try await terminal.run("6 * 7", prints: "42")
        #expect(!terminal.screen.description.contains("stdin:"))
        #expect(try await terminal.leave() == 0)
    }

    @Test("says how to leave where there is nothing to stop or to throw away")
    func nothing() async throws {
        let terminal = try await folder.console()
        for _ in 1...2 {
            try await terminal.type(Key.control("C"))
            try await terminal.expect("(Ctrl-D leaves)\r\n")
            try await terminal.prompt()
        }
        try await terminal.run("1 + 1", prints: "2")
        #expect(try await terminal.leave() == 0)
    }

    @Test("stops a command that runs specs")
    func command() async throws {
        try folder.write(
            "describe('slow', function() it('loops', function() print('o' .. 'n') while true do end end) end)",
            to: "slow_spec.lua")
        let terminal = try await folder.console()
        for _ in 1...5 { try await terminal.interrupt(":run slow_spec.lua\r", after: "on\r\n") }
        try await terminal.run("1 + 1", prints: "2")
        // The key also ends the process that runs the specs, and isn't taken for another one at the prompt.
        #expect(!terminal.screen.description.contains("Ctrl-D"))
        #expect(try await terminal.leave() == 0)
    }

    @Test("gives the terminal back as it was, when the session ends")
    func terminalState() async throws {
        let terminal = try await folder.console()
        let before = try terminal.mode()
        try await terminal.type("print('o' .. 'n') while true do end\r")
        try await terminal.expect("on\r\n")
        let running = try terminal.mode()
        #expect(before != running)
        try await terminal.type(Key.control("C"))
        try await terminal.prompt()
        #expect(try terminal.mode() == before)
        #expect(try await terminal.leave() == 0)
        #expect(try terminal.mode() == running)
    }
}
