import CLua

/// The state that an interpreter shares with the references to its values.
///
/// It outlives the interpreter for as long as a reference does, so that a reference can be released at any time; Lua
/// itself is closed together with the interpreter.
final class Core: @unchecked Sendable {
    let state: OpaquePointer
    /// The interpreter, which ends this when it is gone: a weak reference to an object that each call goes through would
    /// make all of its references slow.
    unowned(unsafe) var interpreter: Interpreter?
    var checkpoint: (() -> String?)?
    let errorType: UserdataType<ThrownError>
    /// The types in use. There are a few: comparing them is as fast as hashing.
    private var types: [KnownType] = []

    private struct KnownType {
        let id: ObjectIdentifier
        /// Lua calls into it for as long as there are objects of the type.
        let type: AnyObject
        let ref: OpaquePointer
    }

    init(_ configuration: Configuration) throws {
        let callbacks = vs_callbacks(invoke: invokeCallback, release: releaseObject, checkpoint: runCheckpoint)
        guard let state = vs_create(callbacks, nil) else { throw LuaError.memory(limit: nil) }
        self.state = state
        errorType = ThrownError.makeType()
        vs_set_owner(state, Unmanaged.passUnretained(self).toOpaque())
        vs_set_memory_limit(state, configuration.memoryLimit ?? 0)
        if let failure = configuration.failure {
            vs_fail_allocations(state, Int64(failure.first), Int64(failure.times))
        }
        let status = vs_open(state, configuration.libraries.rawValue, Int32(clamping: configuration.hookInterval))
        guard status == vs_ok.code else { throw LuaError.memory(limit: configuration.memoryLimit) }
    }

    deinit {
        vs_close(state)
        for entry in types { vs_release_ref(state, entry.ref) }
        vs_destroy(state)
    }

    func close() {
        vs_close(state)
    }

    /// The running stack, with room for a few values.
    func enter() throws -> OpaquePointer {
        guard let thread = vs_current(state) else { throw LuaError.closed }
        guard vs_reserve(thread, 16) else { throw memoryError }
        return thread
    }

    var memoryError: LuaError {
        let limit = vs_memory_limit(state)
        return .memory(limit: limit == 0 ? nil : Int(limit))
    }

    /// Runs `body` and leaves the stack as it was, however it ends.
    func balanced<Result>(_ body: (OpaquePointer) throws -> Result) throws -> Result {
        let thread = try enter()
        let top = vs_top(thread)
        defer { vs_set_top(thread, top) }
        return try body(thread)
    }

    // MARK: Values

    func push(_ value: Value, on thread: OpaquePointer) throws {
        switch value {
        case .nil: vs_push_nil(thread)
        case .boolean(let boolean): vs_push_boolean(thread, boolean)
        case .integer(let integer): vs_push_integer(thread, integer)
        case .number(let number): vs_push_number(thread, number)
        case .lightUserdata(let pointer): vs_push_light(thread, pointer)
        case .string(let string): try pushBytes(string.bytes)
        case .table(let table): try push(table.reference, on: thread)
        case .function(let function): try push(function.reference, on: thread)
        case .userdata(let userdata): try push(userdata.reference, on: thread)
        case .thread(let coroutine): try push(coroutine.reference, on: thread)
        }
    }

    func push(_ reference: Reference, on thread: OpaquePointer) throws {
        guard reference.core === self else { throw LuaError.foreignValue }
        vs_push_ref(thread, reference.ref)
    }

    func push(_ values: [Value], on thread: OpaquePointer) throws {
        guard vs_reserve(thread, Int32(clamping: values.count + 16)) else { throw memoryError }
        for value in values { try push(value, on: thread) }
    }

    func pushBytes(_ bytes: [UInt8]) throws {
        try check(bytes.withUnsafeBufferPointer { pushBuffer($0) })
    }

    func pushString(_ string: String) throws {
        var string = string
        try check(string.withUTF8 { pushBuffer($0) })
    }

    func pushBuffer(_ buffer: UnsafeBufferPointer<UInt8>) -> Int32 {
        buffer.withMemoryRebound(to: CChar.self) { vs_push_bytes(state, $0.baseAddress, $0.count) }
    }

    func value(at index: Int32, on thread: OpaquePointer) throws -> Value {
        switch vs_kind(thread, index) {
        case vs_kind_nil.rawValue, vs_kind_none.rawValue: return .nil
        case vs_kind_boolean.rawValue: return .boolean(vs_get_boolean(thread, index))
        case vs_kind_light.rawValue: return .lightUserdata(vs_get_light(thread, index))
        case vs_kind_number.rawValue:
            if vs_is_integer(thread, index) {
                var integer: Int64 = 0
                _ = vs_get_integer(thread, index, &integer)
                return .integer(integer)
            }
            var number = 0.0
            _ = vs_get_number(thread, index, &number)
            return .number(number)
        case vs_kind_string.rawValue: return .string(LuaString(at: index, on: thread)!)
        case vs_kind_table.rawValue: return .table(Table(try reference(at: index, on: thread)))
        case vs_kind_function.rawValue: return .function(Function(try reference(at: index, on: thread)))
        case vs_kind_thread.rawValue:
            let coroutine = vs_get_thread(thread, index)!
            return .thread(Coroutine(try reference(at: index, on: thread), thread: coroutine))
        default: return .userdata(Userdata(try reference(at: index, on: thread)))
        }
    }

    func values(from first: Int32, on thread: OpaquePointer) throws -> [Value] {
        let last = vs_top(thread)
        guard first <= last else { return [] }
        guard vs_reserve(thread, 4) else { throw memoryError }
        return try (first...last).map { try value(at: $0, on: thread) }
    }

    /// A reference to the value at `index`, which stays on the stack.
    func reference(at index: Int32, on thread: OpaquePointer) throws -> Reference {
        // Values of a coroutine that is not running are only ever read after they were moved here.
        guard vs_reserve(thread, 4) else { throw memoryError }
        vs_copy(thread, index)
        var ref: OpaquePointer?
        try check(vs_make_ref(state, &ref))
        return Reference(core: self, ref: ref!)
    }

    // MARK: Functions and types

    func pushFunction(_ callback: Callback) throws {
        let context = Unmanaged.passRetained(callback)
        let status = vs_push_function(state, context.toOpaque())
        if status != vs_ok.code { context.release() }
        try check(status)
    }

    func pushObject<Object: AnyObject>(_ object: Object, _ type: UserdataType<Object>) throws {
        let ref = try metatable(of: type)
        let owned = try own(object)
        let status = vs_push_owned(state, owned, ref, Int32(type.slots))
        if status != vs_ok.code { disown(object, owned) }
        try check(status)
    }

    /// Pushes a table of objects.
    func pushObjects<Object: AnyObject>(_ objects: [Object], _ type: UserdataType<Object>) throws {
        let ref = try metatable(of: type)
        var owned: [OpaquePointer?] = []
        owned.reserveCapacity(objects.count)
        defer {
            // Only a failure leaves any.
            for case (let object, let owned?) in zip(objects, owned) { disown(object, owned) }
        }
        for object in objects { owned.append(try own(object)) }
        try check(vs_push_all_owned(state, &owned, Int32(clamping: owned.count), ref, Int32(type.slots)))
    }

    /// Hands an object over to Lua, which doesn't have a userdata for it yet.
    func own(_ object: AnyObject) throws -> OpaquePointer {
        let pointer = Unmanaged.passRetained(object)
        if let owned = vs_own(state, pointer.toOpaque()) { return owned }
        pointer.release()
        throw memoryError
    }

    /// Takes an object back.
    func disown(_ object: AnyObject, _ owned: OpaquePointer) {
        vs_disown(state, owned)
        Unmanaged.passUnretained(object).release()
    }

    func metatable<Object>(of type: UserdataType<Object>) throws -> OpaquePointer {
        let id = ObjectIdentifier(type)
        for entry in types where entry.id == id { return entry.ref }
        return try balanced { _ in
            try check(type.name.withCString { vs_push_type(state, $0) })
            for member in type.members { try add(member) }
            var ref: OpaquePointer?
            try check(vs_make_ref(state, &ref))
            types.append(KnownType(id: id, type: type, ref: ref!))
            return ref!
        }
    }

    /// Adds a method to a type and leaves it on the stack.
    func pushMethod<Object>(_ name: String, _ callback: Callback, of type: UserdataType<Object>) throws {
        let ref = try metatable(of: type)
        let context = Unmanaged.passRetained(callback)
        let status = name.withCString { vs_push_method(state, ref, $0, context.toOpaque()) }
        if status != vs_ok.code { context.release() }
        try check(status)
    }

    private func add(_ member: Member) throws {
        let context = Unmanaged.passRetained(member.callback)
        let status = member.name.withCString { name in
            switch member.kind {
            case .method: vs_add_method(state, name, context.toOpaque())
            case .metamethod: vs_add_metamethod(state, name, context.toOpaque())
            case .operator: vs_add_operator(state, name, context.toOpaque())
            case .index: vs_add_index(state, context.toOpaque())
            }
        }
        if status != vs_ok.code { context.release() }
        try check(status)
    }
}

// MARK: - What C calls

private func invokeCallback(
    _ context: UnsafeMutableRawPointer?, _ object: UnsafeMutableRawPointer?, _ call: UnsafeMutablePointer<vs_call>?
) {
    let call = Call(call!)
    Unmanaged<Callback>.fromOpaque(context!)._withUnsafeGuaranteedRef { callback in
        do {
            _ = try callback.run(object, call)
        } catch {
            call.fail(error)
        }
    }
}

private func releaseObject(_ object: UnsafeMutableRawPointer?) {
    Unmanaged<AnyObject>.fromOpaque(object!).release()
}

private func runCheckpoint(_ owner: UnsafeMutableRawPointer?) {
    let core = Unmanaged<Core>.fromOpaque(owner!).takeUnretainedValue()
    guard let reason = core.checkpoint?() else { return }
    vs_interrupt(core.state, reason)
}

extension vs_status {
    /// As the functions of the shim return it.
    var code: Int32 { Int32(rawValue) }
}
