import CLua

/// The token that a call has its results. ``Call``'s `returns` and `yields` make it.
public struct Returned: Sendable {
    @usableFromInline init() {}

    /// No results.
    public static let nothing = Returned()
}

/// One call from Lua: its arguments, its results. Valid until the function returns.
///
/// Arguments count from 1, without a method's object. Integers, floats, booleans and short strings go
/// both ways without an allocation by Lua.
public struct Call: ~Copyable {
    let pointer: UnsafeMutablePointer<vs_call>

    init(_ pointer: UnsafeMutablePointer<vs_call>) { self.pointer = pointer }

    var thread: OpaquePointer { pointer.pointee.thread }
    var core: Core { Unmanaged<Core>.fromOpaque(pointer.pointee.owner).takeUnretainedValue() }

    /// The interpreter that makes the call.
    public var interpreter: Interpreter { core.interpreter! }

    /// The Lua line that made the call.
    public var position: SourcePosition? { position(level: 1) }

    /// The current line at a level of the stack: 1 is the caller, 2 the caller's caller. Nil where that is not Lua.
    public func position(level: Int) -> SourcePosition? {
        var source: UnsafePointer<CChar>?
        var line: Int32 = 0
        guard vs_where(thread, Int32(clamping: level), &source, &line), let source else { return nil }
        return SourcePosition(file: String(cString: source), line: Int(line))
    }

    /// The current line at a level of the stack, as in `position(level:)`, without a new string if its source is
    /// `known`: for use on each of many calls.
    public func position(level: Int, known: String) -> SourcePosition? {
        var source: UnsafePointer<CChar>?
        var line: Int32 = 0
        guard vs_where(thread, Int32(clamping: level), &source, &line), let source else { return nil }
        let isKnown = known.withCString { vs_is_same_text($0, source) }
        return SourcePosition(file: isKnown ? known : String(cString: source), line: Int(line))
    }

    /// Whether ``yields(_:)`` is possible.
    public var canYield: Bool { vs_can_yield(thread) }

    // MARK: Ends

    /// Suspends the coroutine that made the call; its `resume` returns these values. When it is resumed, the call
    /// returns the arguments of `resume`.
    public func yields(_ values: [Value]) throws -> Returned {
        try push(values)
        try flush()
        pointer.pointee.action = Int32(vs_action_yield.rawValue)
        return Returned()
    }

    /// Lets C raise the error, once no Swift frame is left.
    func fail(_ error: any Error) {
        let core = self.core
        // An object that waits is released with the interpreter.
        pointer.pointee.text_length = -1
        pointer.pointee.object = nil
        pointer.pointee.action = Int32(vs_action_raise.rawValue)
        do {
            let thread = try core.enter()
            switch error {
            case LuaError.memory:
                pointer.pointee.action = Int32(vs_action_raise_memory.rawValue)
            case LuaError.runtime(let runtime) where raiseText(runtime.value):
                break
            case LuaError.runtime(let runtime) where runtime.value.reference.map({ $0.core === core }) ?? true:
                // It came from Lua; there it is the same value again.
                try core.push(runtime.value, on: thread)
            default:
                try core.pushObject(ThrownError(error, position: position), core.errorType)
            }
        } catch LuaError.runtime(let runtime) where raiseText(.string(LuaString(String(runtime.message.prefix(50))))) {
            // Not even the error could be handed over, because the C stack is used up.
        } catch {
            pointer.pointee.action = Int32(vs_action_raise_memory.rawValue)
        }
    }

    /// A short string needs no protected call, which may be one call too many for the C stack.
    private func raiseText(_ value: Value) -> Bool {
        guard case .string(let string) = value, string.bytes.count <= Int(vs_text_capacity) else { return false }
        string.bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            UnsafeMutableRawPointer(vs_call_text(pointer)!).copyMemory(from: start, byteCount: bytes.count)
        }
        pointer.pointee.text_length = Int32(truncatingIfNeeded: string.bytes.count)
        pointer.pointee.action = Int32(vs_action_raise_text.rawValue)
        return true
    }
}
