import CLua

/// A Lua 5.4 interpreter with its own globals and its own memory.
///
/// It is used from one thread at a time; ``interrupt(_:)`` alone is safe from any. Everything in it is
/// closed and released with it; references that outlive it throw ``LuaError/closed`` when used.
public final class Interpreter {
    let core: Core

    /// The object that the program uses the interpreter for. A call finds it through its interpreter.
    ///
    /// The reference doesn't keep the object, which sets it to `nil` before it is gone.
    public unowned(unsafe) var owner: AnyObject?

    /// The size of Swift memory noted since the last collection for it.
    private var unseenBytes = 0

    /// - Throws: ``LuaError/memory(limit:)`` if the memory limit doesn't even allow the libraries.
    public init(_ configuration: Configuration = .init()) throws {
        core = try Core(configuration)
        core.interpreter = self
    }

    deinit {
        core.close()
        core.interpreter = nil
    }

    // MARK: Code

    /// Compiles Lua text; calling the function runs it.
    /// - Parameter name: The name of the chunk in positions of errors: `@path` for a file, `=name` otherwise.
    /// - Throws: ``LuaError/syntax(chunk:line:message:)``, ``LuaError/bytecode(chunk:)``.
    public func load(_ source: [UInt8], name: String) throws -> Function {
        let shown = name.hasPrefix("@") || name.hasPrefix("=") ? String(name.dropFirst()) : name
        guard source.first != 0x1B else { throw LuaError.bytecode(chunk: shown) }
        return try core.balanced { thread in
            let status = source.withUnsafeBufferPointer { buffer in
                buffer.withMemoryRebound(to: CChar.self) { text in
                    name.withCString { vs_load(core.state, text.baseAddress, text.count, $0) }
                }
            }
            do {
                try core.check(status)
            } catch LuaError.syntax(_, let line, let message) {
                // Lua shortens long names in its messages.
                throw LuaError.syntax(chunk: shown, line: line, message: message)
            }
            return Function(try core.reference(at: vs_top(thread), on: thread))
        }
    }

    /// Compiles Lua text; calling the function runs it.
    public func load(_ source: String, name: String) throws -> Function {
        try load(Array(source.utf8), name: name)
    }

    /// Compiles and runs Lua text.
    @discardableResult
    public func run(_ source: String, name: String = "=script") throws -> [Value] {
        try load(source, name: name).call()
    }

    // MARK: Values

    /// The table of global variables.
    public var globals: Table {
        get throws {
            try core.balanced { thread in
                vs_push_globals(thread)
                return Table(try core.reference(at: vs_top(thread), on: thread))
            }
        }
    }

    /// A new table with these elements, from 1 on, and these fields.
    public func makeTable(_ elements: [Value] = [], fields: [String: Value] = [:]) throws -> Table {
        try core.balanced { thread in
            try core.check(vs_push_table(core.state, Int32(clamping: elements.count), Int32(clamping: fields.count)))
            let index = vs_top(thread)
            for (offset, element) in elements.enumerated() {
                try core.push(element, on: thread)
                try core.check(vs_raw_set_index(core.state, index, Int64(offset) + 1))
            }
            for (key, value) in fields {
                try core.pushString(key)
                try core.push(value, on: thread)
                try core.check(vs_raw_set(core.state, index))
            }
            return Table(try core.reference(at: index, on: thread))
        }
    }

    /// A function that scripts can call. An error that it throws is raised in the script.
    public func makeFunction(_ body: @escaping (borrowing Call) throws -> Returned) throws -> Function {
        try core.balanced { thread in
            try core.pushFunction(FunctionCallback(body))
            return Function(try core.reference(at: vs_top(thread), on: thread))
        }
    }

    /// A function that returns the path and the line of the innermost frame in a file of those that call it; nothing where
    /// there is none.
    public func makeCallerFunction() throws -> Function {
        try core.balanced { thread in
            try core.check(vs_push_caller(core.state))
            return Function(try core.reference(at: vs_top(thread), on: thread))
        }
    }

    /// A function under a global name.
    @discardableResult
    public func makeFunction(_ name: String, _ body: @escaping (borrowing Call) throws -> Returned) throws -> Function {
        let function = try makeFunction(body)
        try globals.set(name, .function(function))
        return function
    }

    /// Defines a function under a global name, for scripts alone: cheaper than one that Swift holds too.
    public func defineFunction(_ name: String, _ body: @escaping (borrowing Call) throws -> Returned) throws {
        try core.balanced { thread in
            vs_push_globals(thread)
            let globals = vs_top(thread)
            try core.pushString(name)
            try core.pushFunction(FunctionCallback(body))
            try core.check(vs_raw_set(core.state, globals))
        }
    }

    /// Defines a userdata under a global name, for scripts alone: cheaper than one that Swift holds too. It retains `object`
    /// until Lua collects it.
    public func defineUserdata<Object>(_ name: String, _ object: Object, _ type: UserdataType<Object>) throws {
        try core.balanced { thread in
            vs_push_globals(thread)
            let globals = vs_top(thread)
            try core.pushString(name)
            try core.pushObject(object, type)
            try core.check(vs_raw_set(core.state, globals))
        }
    }

    /// A new userdata that retains `object` until Lua collects it.
    public func makeUserdata<Object>(_ object: Object, _ type: UserdataType<Object>) throws -> Userdata {
        try core.balanced { thread in
            try core.pushObject(object, type)
            return Userdata(try core.reference(at: vs_top(thread), on: thread))
        }
    }

    /// A coroutine that will run `function`.
    public func makeCoroutine(_ function: Function) throws -> Coroutine {
        try core.balanced { thread in
            try core.push(function.reference, on: thread)
            try core.check(vs_push_coroutine(core.state))
            let index = vs_top(thread)
            return Coroutine(try core.reference(at: index, on: thread), thread: vs_get_thread(thread, index))
        }
    }

    // MARK: Memory

    /// The bytes that Lua uses.
    public var memoryUsed: Int { Int(vs_memory_used(core.state)) }
    /// The most bytes that it has used at a time.
    public var memoryPeak: Int { Int(vs_memory_peak(core.state)) }

    /// The memory limit in bytes; nil for no limit.
    public var memoryLimit: Int? {
        get {
            let limit = vs_memory_limit(core.state)
            return limit == 0 ? nil : Int(limit)
        }
        set { vs_set_memory_limit(core.state, newValue ?? 0) }
    }

    /// Collects all garbage. Finalizers run.
    public func collectGarbage() throws { try core.check(vs_collect(core.state)) }

    /// Notes about this number of bytes of Swift memory as owned by Lua objects, so that Lua's collector, which doesn't
    /// see them, collects in time. Finalizers may run.
    /// Complexity: O(1) but for each quarter of a megabyte, when Lua collects as if it had allocated that itself.
    public func noteMemory(_ bytes: Int) throws {
        unseenBytes &+= bytes
        guard unseenBytes >= 1 << 18 else { return }
        let kilobytes = min(unseenBytes >> 10, 1 << 20)
        unseenBytes = 0
        try core.check(vs_collect_for(core.state, Int32(kilobytes)))
    }

    /// The number of requests for more memory.
    public var allocationCount: Int { Int(vs_allocation_count(core.state)) }

    /// For tests: lets requests for memory fail, counted from now on. nil stops that.
    public func failAllocations(_ failure: AllocationFailure?) {
        vs_fail_allocations(core.state, Int64(failure?.first ?? 0), Int64(failure?.times ?? 0))
    }

    // MARK: Interruption

    /// Stops the running script, or the next one if none is running: it raises errors until control is back with the
    /// program that started it. Safe from any thread, and from a signal handler if `reason` is a literal. It takes
    /// effect between two Lua instructions: not in a Swift function, one of Lua's libraries or a `__gc` metamethod
    /// written in Lua.
    public func interrupt(_ reason: String) { interrupter.interrupt(reason) }

    /// The same for a signal handler on the thread that runs the script. It takes effect even without a hook interval.
    public func interruptRunning(_ reason: StaticString) {
        reason.withUTF8Buffer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { vs_interrupt_running(core.state, $0.baseAddress!) }
        }
    }

    /// The same for a reason that was put together before: a C string, which is copied.
    public func interruptRunning(because reason: UnsafePointer<CChar>) { vs_interrupt_running(core.state, reason) }

    /// Whether a script is running. On its thread, and in a signal handler there.
    public var isRunning: Bool { vs_is_running(core.state) }

    /// Writes "L file:line" for each frame of the running script, innermost first, to an open file. For a process that is
    /// about to end by a signal: it neither allocates nor throws.
    public func writeFrames(to descriptor: Int32) { vs_write_frames(core.state, descriptor) }

    /// A value with which other threads can call ``interrupt(_:)``.
    public var interrupter: Interrupter { Interrupter(core: core) }

    /// Whether the running script is to end at its next instruction. For Swift that a script waits for, which ends early then.
    public var isInterrupted: Bool { vs_is_interrupted(core.state) }

    /// Forgets an interruption that no script has seen yet.
    public func clearInterruption() { vs_clear_interruption(core.state) }

    /// Sets the number of instructions that scripts may still run; nil for no budget. Counted in steps of the hook
    /// interval. An exhausted budget stays so until it is set again.
    public func setInstructionBudget(_ instructions: Int?) {
        vs_set_instruction_budget(core.state, instructions.map(Int64.init) ?? -1)
    }

    /// Sets the number of instructions between two checks of the interruption flag; 0 for none.
    public func setHookInterval(_ instructions: Int) {
        vs_set_hook_interval(core.state, Int32(clamping: instructions))
    }

    /// Asked each time the hook has counted; a reason that it returns interrupts the script. For
    /// deadlines.
    public var checkpoint: (() -> String?)? {
        get { core.checkpoint }
        set { core.checkpoint = newValue }
    }
}

/// Interrupts an interpreter from anywhere.
public struct Interrupter: Sendable {
    let core: Core

    /// Makes the interpreter raise an error with this reason at the next chance.
    public func interrupt(_ reason: String) { vs_interrupt(core.state, reason) }
}
