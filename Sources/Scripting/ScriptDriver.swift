import Lua
import Views
import VirtualTime

/// Resumes a coroutine of ours until it ends. While it waits, the main actor is free for other work: tasks, async
/// actions of views, and whatever the script is waiting for.
@MainActor
public final class ScriptDriver {
    private let makeCoroutine: Function
    private let interrupter: Interrupter?
    private var coroutine: Coroutine
    /// The number of seconds that the coroutine waits; `nil` where it doesn't.
    private var waitSeconds: Double?

    /// The first value that a waiting coroutine yields; the second is the number of seconds to wait.
    private static let wait = Value.string("viewspec.wait")

    /// Drives the coroutine that `makeCoroutine` returns, and makes another one where that one dies.
    /// - Parameter interrupter: Given one, a wait in a task that is cancelled ends as an interrupted script does, with the
    ///   script's traceback; otherwise with `CancellationError`.
    public init(makeCoroutine: Function, interrupter: Interrupter? = nil) throws {
        self.makeCoroutine = makeCoroutine
        self.interrupter = interrupter
        coroutine = try Self.make(makeCoroutine)
    }

    /// Passes values to the coroutine and returns its results.
    /// - Throws: `LuaError` if the coroutine itself ended: interrupted, or out of memory. The next call starts afresh.
    public func callAsFunction(_ arguments: Value...) async throws -> ArraySlice<Value> {
        if let results = try begin(arguments) { return results }
        return try await finish()
    }

    /// Passes values to the coroutine, and returns its results where it doesn't wait: most specs don't, and calling a
    /// function that may takes time.
    /// - Returns: `nil` where it waits; then `finish()` has the results.
    /// - Throws: `LuaError` as a call does.
    public func begin(_ arguments: [Value]) throws -> ArraySlice<Value>? {
        do {
            return results(try resume(arguments))
        } catch {
            try startAfresh()
            throw error
        }
    }

    /// Waits as long as the coroutine does.
    /// - Returns: Its results.
    /// - Throws: `LuaError` as a call does.
    public func finish() async throws -> ArraySlice<Value> {
        do {
            while let seconds = waitSeconds {
                try await wait(seconds: seconds)
                if let results = results(try resume([.boolean(true)])) { return results }
            }
            preconditionFailure("the coroutine waits")
        } catch {
            try startAfresh()
            throw error
        }
    }

    private func results(_ values: [Value]) -> ArraySlice<Value>? {
        guard case .string? = values.first, values.first == Self.wait else {
            waitSeconds = nil
            return values.dropFirst()
        }
        waitSeconds = values.dropFirst().first?.number ?? 0
        return nil
    }

    private func startAfresh() throws {
        waitSeconds = nil
        // The rest of the coroutine would take the next arguments for the answer to its wait.
        try? coroutine.close()
        coroutine = try Self.make(makeCoroutine)
    }

    private func wait(seconds: Double) async throws {
        do {
            // The Lua half checks the arguments of scripts; an infinite wait is limited here as well.
            let range = ScriptSeconds.range
            let length = seconds.isNaN ? 0 : min(max(seconds, range.lowerBound), range.upperBound)
            try await RealTime.sleep(seconds: length)
        } catch {
            guard let interrupter else { throw error }
            // The script raises it where it waits.
            interrupter.interrupt("interrupted")
        }
    }

    private func resume(_ arguments: [Value]) throws -> [Value] {
        switch try coroutine.resume(arguments: arguments) {
        case .yielded(let values), .finished(let values): values
        }
    }

    private static func make(_ function: Function) throws -> Coroutine {
        guard let coroutine = try function.call().first?.coroutine else {
            preconditionFailure("the Lua half returns a coroutine here")
        }
        return coroutine
    }
}
