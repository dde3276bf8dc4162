import CLua

/// A reference to a Lua function, to a Swift function that Lua can call, or to another value that can be called: a table or
/// userdata whose metatable has `__call`.
public final class Function: Sendable {
    let reference: Reference

    init(_ reference: Reference) { self.reference = reference }

    /// A value that can be called; nil for any other.
    init?(callable reference: Reference) {
        let isCallable = try? reference.core.balanced { thread in
            vs_push_ref(thread, reference.ref)
            return vs_is_callable(thread, vs_top(thread))
        }
        guard isCallable == true else { return nil }
        self.reference = reference
    }

    /// Calls it and returns all its results.
    /// - Throws: ``LuaError/runtime(_:)`` with the traceback of the point where the error was raised.
    @discardableResult
    public func call(_ arguments: Value...) throws -> [Value] {
        try call(arguments: arguments)
    }

    /// Calls it and returns all its results.
    @discardableResult
    public func call(arguments: [Value]) throws -> [Value] {
        let core = reference.core
        return try core.balanced { thread in
            let top = vs_top(thread)
            vs_push_ref(thread, reference.ref)
            try core.push(arguments, on: thread)
            try core.check(vs_invoke(core.state, Int32(arguments.count)))
            return try core.values(from: top + 1, on: thread)
        }
    }

    /// Calls it with a new userdata of an object before the arguments, and visits its results where they are.
    public func call<Object: AnyObject>(
        _ object: Object, _ type: UserdataType<Object>, _ arguments: [Value],
        forEachResult body: (borrowing StackValue) throws -> Void
    ) throws {
        let core = reference.core
        try core.balanced { thread in
            let top = vs_top(thread)
            vs_push_ref(thread, reference.ref)
            try core.pushObject(object, type)
            try core.push(arguments, on: thread)
            try core.check(vs_invoke(core.state, Int32(arguments.count) + 1))
            for index in (top + 1)..<(vs_top(thread) + 1) { try body(StackValue(core, thread, index)) }
        }
    }

    /// Whether it is a Swift function or one of Lua's own libraries.
    public var isNative: Bool {
        get throws {
            try reference.core.balanced { thread in
                vs_push_ref(thread, reference.ref)
                return vs_is_native_function(thread, -1)
            }
        }
    }
}
