import CLua

/// Results. `returns` ends the call, `push` adds to the results that `returns()` ends it with.
extension Call {
    /// Ends the call with the pushed values.
    public func returns() -> Returned { Returned() }

    /// Ends the call with the pushed values and a whole number.
    public func returns(_ value: Int) throws -> Returned {
        try push(value)
        return Returned()
    }

    /// Ends the call with the pushed values and a number.
    public func returns(_ value: Double) throws -> Returned {
        try push(value)
        return Returned()
    }

    /// Ends the call with the pushed values and a boolean.
    public func returns(_ value: Bool) throws -> Returned {
        try push(value)
        return Returned()
    }

    /// Ends the call with the pushed values and a string.
    public func returns(_ value: String) throws -> Returned {
        try push(value)
        return Returned()
    }

    /// Ends the call with the pushed values and a value.
    public func returns(_ value: Value) throws -> Returned {
        try push(value)
        return Returned()
    }

    /// Several results.
    public func returns(_ values: [Value]) throws -> Returned {
        try push(values)
        return Returned()
    }

    /// A Swift object as a new userdata of that type.
    public func returns<Object: AnyObject>(_ object: Object, _ type: UserdataType<Object>) throws -> Returned {
        try returns(object, type, keptIn: 0)
    }

    /// A Swift object as a new userdata of that type, which the userdata of the method's own object keeps in one of its
    /// slots, from 1, in place of what was there. It is kept as long as that one lives.
    public func returns<Object: AnyObject>(
        _ object: Object, _ type: UserdataType<Object>, keptIn slot: Int
    ) throws -> Returned {
        _ = try prepare()
        let ref = try core.metatable(of: type)
        // Making the userdata may raise, so it waits until this Swift frame has gone.
        pointer.pointee.object = try core.own(object)
        pointer.pointee.object_type = ref
        pointer.pointee.object_slots = Int32(type.slots)
        pointer.pointee.kept_in = Int32(slot)
        return Returned()
    }

    /// The object of the userdata that the method's own object keeps in a slot; nil for none. Not retained by the call.
    public func kept(in slot: Int) -> AnyObject? {
        guard vs_reserve(thread, 2), let kept = vs_kept_object(thread, Int32(slot)) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(kept).takeUnretainedValue()
    }

    /// Ends the call with the pushed values and the userdata in a slot.
    public func returnsKept(in slot: Int) throws -> Returned {
        vs_push_kept(try prepare(), Int32(slot))
        pointer.pointee.results += 1
        return Returned()
    }

    /// Swift objects as a table of new userdata of that type.
    public func returns<Object: AnyObject>(all objects: [Object], _ type: UserdataType<Object>) throws -> Returned {
        _ = try prepare()
        try core.pushObjects(objects, type)
        pointer.pointee.results += 1
        return Returned()
    }

    /// One result; nil for an optional without a value.
    public func returns<Converted: LuaConvertible>(_ value: Converted) throws -> Returned {
        try push(value.luaValue(in: interpreter))
        return Returned()
    }

    // MARK: One after the other

    /// Pushes a whole number.
    public func push(_ value: Int) throws {
        vs_push_integer(try prepare(), Int64(value))
        pointer.pointee.results += 1
    }

    /// Adds a number.
    public func push(_ value: Double) throws {
        vs_push_number(try prepare(), value)
        pointer.pointee.results += 1
    }

    /// Adds a truth value.
    public func push(_ value: Bool) throws {
        vs_push_boolean(try prepare(), value)
        pointer.pointee.results += 1
    }

    /// Adds a string.
    public func push(_ value: String) throws {
        var value = value
        try value.withUTF8 { try push(bytes: $0) }
    }

    /// Adds a string of these bytes.
    public func push(bytes: UnsafeBufferPointer<UInt8>) throws {
        try flush()
        guard bytes.count <= Int(vs_text_capacity) else {
            _ = try prepare()
            try core.check(core.pushBuffer(bytes))
            pointer.pointee.results += 1
            return
        }
        // Pushing it may raise, so it waits until this Swift frame has gone.
        if let start = bytes.baseAddress {
            UnsafeMutableRawPointer(vs_call_text(pointer)!).copyMemory(from: start, byteCount: bytes.count)
        }
        pointer.pointee.text_length = Int32(truncatingIfNeeded: bytes.count)
    }

    /// Adds a value.
    public func push(_ value: Value) throws {
        let thread = try prepare()
        try core.push(value, on: thread)
        pointer.pointee.results += 1
    }

    /// Adds several values, in order.
    public func push(_ values: [Value]) throws {
        for value in values { try push(value) }
    }

    /// Adds an object, whose methods are those of the type.
    public func push<Object>(_ object: Object, _ type: UserdataType<Object>) throws {
        _ = try prepare()
        try core.pushObject(object, type)
        pointer.pointee.results += 1
    }

    /// Adds a method to a type, and to the results.
    func pushMethod<Object>(_ name: String, _ body: @escaping UserdataType<Object>.Body, of type: UserdataType<Object>)
        throws
    {
        _ = try prepare()
        try core.pushMethod(name, MethodCallback(body), of: type)
        pointer.pointee.results += 1
    }

    /// Makes room for one more result.
    @inline(__always)
    private func prepare() throws -> OpaquePointer {
        if pointer.pointee.text_length >= 0 || pointer.pointee.object != nil { try flush() }
        guard vs_reserve(thread, 16) else { throw core.memoryError }
        return thread
    }

    /// Only the last result can wait; one that more results follow is pushed under protection.
    func flush() throws {
        let length = pointer.pointee.text_length
        if length >= 0 {
            pointer.pointee.text_length = -1
            try core.check(vs_push_bytes(core.state, vs_call_text(pointer), Int(length)))
            pointer.pointee.results += 1
        }
        if let owned = pointer.pointee.object {
            pointer.pointee.object = nil
            try core.check(
                vs_push_owned(core.state, owned, pointer.pointee.object_type, pointer.pointee.object_slots))
            pointer.pointee.results += 1
        }
    }
}
