import protocol Foundation.LocalizedError
import Lua
import Views
import VirtualTime

/// A running call of an async function of the app.
@MainActor
final class PendingCall {
    private enum State {
        case running
        case finished(Result<Any, any Error>)
    }

    private var state = State.running
    private var task: Task<Void, Never>?

    /// Starts the call.
    ///
    /// - Throws: `ArgumentError` if the arguments don't fit the function.
    init(
        _ function: AppFunction, on object: AnyObject?, _ arguments: [Lua.Value], as name: String,
        _ session: ScriptSession
    ) throws {
        guard case .awaited(let body) = function.body else { preconditionFailure("\(name) isn't awaited") }
        let work = try body(object, function.reader(arguments, of: name, session))
        func start() -> Task<Void, Never> {
            Task { [weak self] in
                let result: Result<Any, any Error>
                do { result = .success(try await work()) } catch { result = .failure(error) }
                self?.state = .finished(result)
            }
        }
        task = VirtualExecutor.current?.naming(name) { start() } ?? start()
        session.models.add(self)
    }

    var isDone: Bool { if case .finished = state { true } else { false } }

    func cancel() { task?.cancel() }

    /// The longest time that passes on the clock while the call is awaited, in seconds.
    private static let longestSleep: Double = 60
    private var slept: Double = 0

    /// Runs the call as far as it needs nothing from outside: the clock advances as long as tasks sleep.
    /// - Throws: The failures of the script's functions and views since the last call.
    func advance(_ session: ScriptSession) throws {
        session.settleTasks()
        while !isDone, session.clock.sleeperCount > 0, slept < Self.longestSleep {
            slept += try session.passTime(atMost: Self.longestSleep - slept, isStep: false)
        }
    }

    /// The result, nil while the call is running.
    ///
    /// - Throws: What the function threw.
    func result() throws -> Any? {
        guard case .finished(let result) = state else { return nil }
        return try AppFailure.wording { () throws -> Any in try result.get() }
    }

    static func makeType() -> UserdataType<PendingCall> { UserdataType<PendingCall>("call") }
}

/// An error of the app, with its `LocalizedError` description where it has one.
struct AppFailure: Error, CustomStringConvertible {
    let description: String

    /// Runs code of the app. Errors of scripts pass unchanged.
    @MainActor static func wording<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            if error is LuaError || error is ScriptingError || error is ArgumentError { throw error }
            let localized = (error as? any LocalizedError)?.errorDescription
            throw AppFailure(description: localized ?? String(describing: error))
        }
    }
}

extension ScriptSession {
    /// Loads the Lua half of waiting, before scripts can change the globals, if the app has async functions.
    func installAwaiting() throws {
        let isNeeded =
            catalog.functions.contains { $0.function.isAwaited }
            || catalog.models.contains { $0.kind.hasAwaitedMethods }
        guard isNeeded, let source = ScriptLibrary.source(named: "awaiting") else { return }
        let finish = try interpreter.makeFunction(
            onMain { call in
                let session = Self.session(of: call)
                let pending = try call.object(1, session.types.pendingCall)
                try pending.advance(session)
                guard let result = try pending.result() else {
                    return try call.returns(false)
                }
                try session.reportFailures()
                return try call.returns([true, SwiftValues(session).luaValue(result)])
            })
        let words = try interpreter.makeFunction(
            onMain { call in try call.returns("\(ScriptingError.cannotAwait(name: try call.string(1)))") })
        models.await = try interpreter.load(source, name: "=[viewspec awaiting]")
            .call(.function(finish), .function(words)).first?.function
    }

    /// A Lua function that starts a call and waits for its result.
    func awaiting(_ start: Function, as name: String) throws -> Function {
        guard let made = try models.await?.call(.function(start), .string(LuaString(name))).first?.function else {
            preconditionFailure("the catalog has something to wait for")
        }
        return made
    }
}
