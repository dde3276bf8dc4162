import Lua
import Scripting
import Testing

/// The coroutine that Swift drives, with the console's evaluation in it.
@MainActor
@Suite("Driver")
struct DriverTests {
    private let session: ScriptSession
    private let interpreter: Interpreter
    private let evaluate: ScriptDriver

    init() throws {
        session = try ScriptSession(catalog: Catalog(), configuration: Configuration(hookInterval: 1000))
        interpreter = session.interpreter
        let host = try ScriptLibrary.makeHost(interpreter) { _ in }
        let library = try ScriptLibrary.load(["output", "console"], into: interpreter, host: host)
        evaluate = try ScriptDriver(makeCoroutine: try #require(try library.get("console").function))
    }

    /// The result of a chunk: its values, or an error's message.
    private func value(of source: String) async throws -> String? {
        let results = try await evaluate(
            .string(LuaString(source)), .string("stdin"), .boolean(false), .integer(1))
        let texts = results.dropFirst().compactMap(\.string)
        return results.first?.string == "error" ? texts.first : texts.joined(separator: "\t")
    }

    @Test("starts afresh after a script was interrupted")
    func interruption() async throws {
        var looks = 0
        interpreter.setHookInterval(1000)
        interpreter.checkpoint = {
            looks += 1
            return looks > 10 ? "too long" : nil
        }
        await #expect(throws: LuaError.self) { try await value(of: "while true do pcall(error) end") }
        interpreter.checkpoint = nil
        #expect(try await value(of: "1 + 1") == "2")
    }

    @Test("starts afresh after a wait was cancelled")
    func cancellation() async throws {
        let waiting = Task { try await value(of: "wait_until(function() return false end, { timeout = 86400 })") }
        try await Task.sleep(for: .milliseconds(5))
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(try await value(of: "1 + 1") == "2")
    }

    @Test("a function that Swift calls can't wait, and says so")
    func waitingInCallback() async throws {
        try interpreter.makeFunction("callback") { call in
            try call.function(1).call()
            return .nothing
        }
        let message = try await value(of: "callback(function() wait_until(function() end) end)")
        #expect(message?.contains("wait_until() can't wait here") == true)
    }

    @Test("a wait in a coroutine inside such a function fails there")
    func waitingInCoroutineInCallback() async throws {
        try interpreter.makeFunction("callback") { call in
            try call.returns(try call.function(1).call())
        }
        let source = "callback(function() return pcall(coroutine.wrap(function() wait_until(function() end) end)) end)"
        let message = try await value(of: source)
        #expect(message?.hasPrefix("false\t\"stdin:1: ") == true)
        #expect(message?.contains("wait_until() can't wait here") == true)
    }
}
