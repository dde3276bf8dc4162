import Lua
import Views

/// A function of the app's that takes its time, and is under way.
@MainActor
final class PendingCall {
    private enum State {
        case running
        case finished(Result<Any, any Error>)
    }

    private var state = State.running
    private var task: Task<Void, Never>?

    /// Starts it. Throws where the arguments don't fit.
    init(
        _ function: AppFunction, on object: AnyObject?, _ arguments: [Lua.Value], as name: String,
        _ session: ScriptSession
    ) throws {
        guard case .awaited(let body) = function.body else { preconditionFailure("\(name) isn't awaited") }
        let work = try body(object, function.reader(arguments, of: name, session))
        task = Task { [weak self] in
            let result: Result<Any, any Error>
            do { result = .success(try await work()) } catch { result = .failure(error) }
            self?.state = .finished(result)
        }
        session.models.add(self)
    }

    var isDone: Bool { if case .finished = state { true } else { false } }

    /// Asks it to end.
    func cancel() { task?.cancel() }

    /// What came of it, nil while it is under way. Throws what it threw.
    func result() throws -> Any? {
        guard case .finished(let result) = state else { return nil }
        return try AppFailure.wording { () throws -> Any in try result.get() }
    }

    static func makeType() -> UserdataType<PendingCall> { UserdataType<PendingCall>("call") }
}

/// What a function of the app threw, in the words that the app has for it.
struct AppFailure: Error, CustomStringConvertible {
    let description: String

    /// Runs something of the app's.
    @MainActor static func wording<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            if error is LuaError || error is ScriptingError || error is ArgumentError { throw error }
            throw AppFailure(description: ErrorWords.text(of: error))
        }
    }
}

extension ScriptSession {
    /// Takes down what waits in Lua, before scripts can change it, where the app has something to wait for.
    func installAwaiting() throws {
        let isNeeded =
            catalog.functions.contains { $0.function.isAwaited }
            || catalog.models.contains { $0.kind.methods.values.contains(where: \.isAwaited) }
        guard isNeeded, let source = ScriptLibrary.source(named: "awaiting") else { return }
        let finish = try interpreter.makeFunction(
            onMain { call in
                let session = Self.session(of: call)
                guard let result = try call.object(1, session.types.pendingCall).result() else {
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

    /// A function of Lua's that starts something and waits for what comes of it.
    func awaiting(_ start: Function, as name: String) throws -> Function {
        guard let made = try models.await?.call(.function(start), .string(LuaString(name))).first?.function else {
            preconditionFailure("the catalog has something to wait for")
        }
        return made
    }
}
