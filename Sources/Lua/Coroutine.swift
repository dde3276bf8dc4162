import CLua

/// A reference to a Lua coroutine.
public final class Coroutine: @unchecked Sendable {
    let reference: Reference
    let thread: OpaquePointer

    init(_ reference: Reference, thread: OpaquePointer) {
        self.reference = reference
        self.thread = thread
    }

    /// The state of a coroutine.
    public enum Status: Sendable {
        case suspended
        case running
        /// It has resumed another one, which is running.
        case normal
        case dead
    }

    /// The result of resuming a coroutine.
    public enum Resumption: Equatable, Sendable {
        case yielded([Value])
        case finished([Value])
    }

    /// Dead once the interpreter has been closed.
    public var status: Status {
        guard vs_current(reference.core.state) != nil else { return .dead }
        return switch vs_coroutine_status(reference.core.state, thread) {
        case Int32(vs_coroutine_suspended.rawValue): .suspended
        case Int32(vs_coroutine_running.rawValue): .running
        case Int32(vs_coroutine_normal.rawValue): .normal
        default: .dead
        }
    }

    /// Starts it with these arguments, or lets the `yield` that suspended it return them.
    /// - Throws: ``LuaError/coroutine(_:wanted:)`` unless it is suspended; its error, with the frames of the coroutine
    ///   first.
    @discardableResult
    public func resume(_ arguments: Value...) throws -> Resumption { try resume(arguments: arguments) }

    /// Starts it with these arguments, or lets the `yield` that it stopped at return them; throws as the other form.
    @discardableResult
    public func resume(arguments: [Value]) throws -> Resumption {
        let core = reference.core
        return try core.balanced { current in
            guard status == .suspended else { throw LuaError.coroutine(status, wanted: "resume") }
            let top = vs_top(current)
            try core.push(arguments, on: current)
            var results: Int32 = 0
            let status = vs_resume(core.state, thread, Int32(arguments.count), &results)
            try core.check(status)
            let values = try core.values(from: top + 1, on: current)
            return status == vs_yielded.code ? .yielded(values) : .finished(values)
        }
    }

    /// Ends it, and closes its to-be-closed variables.
    /// - Throws: The error of closing them, or the one that had ended it before; ``LuaError/coroutine(_:wanted:)`` if
    ///   it is running.
    public func close() throws {
        let core = reference.core
        try core.balanced { _ in
            guard status == .suspended || status == .dead else {
                throw LuaError.coroutine(status, wanted: "close")
            }
            try core.check(vs_close_coroutine(core.state, thread))
        }
    }
}
