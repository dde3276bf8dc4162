import CLua

/// Reading arguments. They count from 1; a missing one is nil.
extension Call {
    /// The number of arguments.
    public var argumentCount: Int { Int(pointer.pointee.count) }

    /// The stack index of an argument, or 0 (which is no index) if there is none: results may already be on the stack
    /// after the arguments.
    @inline(__always)
    func slot(_ index: Int) -> Int32 {
        guard index >= 1, index <= Int(pointer.pointee.count) else { return 0 }
        return pointer.pointee.first + Int32(truncatingIfNeeded: index)
    }

    /// Whether the argument is nil or missing.
    public func isNil(_ index: Int) -> Bool {
        let slot = slot(index)
        return slot == 0 || vs_kind(thread, slot) == vs_kind_nil.rawValue
    }

    /// An integer, or a float without a fraction.
    public func integer(_ index: Int) throws -> Int {
        var result: Int64 = 0
        let slot = slot(index)
        guard slot != 0, vs_get_integer(thread, slot, &result), let integer = Int(exactly: result) else {
            throw mismatch(index, "integer")
        }
        return integer
    }

    /// Any number.
    public func number(_ index: Int) throws -> Double {
        var result = 0.0
        let slot = slot(index)
        guard slot != 0, vs_get_number(thread, slot, &result) else { throw mismatch(index, "number") }
        return result
    }

    /// A boolean; nothing else counts as one.
    public func boolean(_ index: Int) throws -> Bool {
        let slot = slot(index)
        guard slot != 0, vs_kind(thread, slot) == vs_kind_boolean.rawValue else {
            throw mismatch(index, "boolean")
        }
        return vs_get_boolean(thread, slot)
    }

    /// Whether the argument is neither nil nor false.
    public func isTrue(_ index: Int) -> Bool {
        let slot = slot(index)
        return slot != 0 && vs_get_boolean(thread, slot)
    }

    /// A string that is UTF-8.
    public func string(_ index: Int) throws -> String {
        try withBytes(index) { bytes in try String(luaBytes: bytes, at: "argument \(index)") }
    }

    /// The bytes of a string.
    public func bytes(_ index: Int) throws -> [UInt8] {
        try withBytes(index) { Array($0) }
    }

    /// The bytes of a string, without a copy. They are valid within the closure only.
    public func withBytes<Result>(
        _ index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
    ) throws -> Result {
        var length = 0
        let slot = slot(index)
        guard slot != 0, let start = vs_get_bytes(thread, slot, &length) else { throw mismatch(index, "string") }
        return try start.withMemoryRebound(to: UInt8.self, capacity: length) {
            try body(UnsafeBufferPointer(start: $0, count: length))
        }
    }

    /// The table at an index, from 1. Throws `LuaError` for another value.
    public func table(_ index: Int) throws -> Table {
        guard case .table(let table) = try value(index) else { throw mismatch(index, "table") }
        return table
    }

    /// The function at an index, from 1, or another value that can be called. Throws `LuaError` for any other value.
    public func function(_ index: Int) throws -> Function {
        guard let function = try value(index).callable else { throw mismatch(index, "function") }
        return function
    }

    /// A Swift object made with that type. The quickest way to an object.
    public func object<Object>(_ index: Int, _ type: UserdataType<Object>) throws -> Object {
        let slot = slot(index)
        guard slot != 0, let object = vs_get_object(thread, slot, try core.metatable(of: type)) else {
            throw mismatch(index, type.name)
        }
        return Unmanaged<Object>.fromOpaque(object).takeUnretainedValue()
    }

    /// A Swift object of that class, whatever type it was made with.
    public func object<Object: AnyObject>(_ index: Int, as type: Object.Type) throws -> Object {
        let slot = slot(index)
        guard slot != 0, let pointer = vs_get_any_object(thread, slot),
            let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? Object
        else { throw mismatch(index, "\(type)") }
        return object
    }

    /// The Swift object, if the argument is one.
    public func object(_ index: Int) -> AnyObject? {
        let slot = slot(index)
        guard slot != 0, let pointer = vs_get_any_object(thread, slot) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// Any value. Tables, functions, userdata and coroutines become references.
    public func value(_ index: Int) throws -> Value {
        let slot = slot(index)
        return slot == 0 ? .nil : try core.value(at: slot, on: thread)
    }

    /// All arguments.
    public var arguments: [Value] {
        get throws {
            var values: [Value] = []
            values.reserveCapacity(argumentCount)
            for index in 0..<argumentCount { values.append(try value(index + 1)) }
            return values
        }
    }

    /// An argument as any type that has a Lua counterpart; nil is allowed for optionals.
    public func get<Converted: LuaConvertible>(_ index: Int, as type: Converted.Type = Converted.self) throws
        -> Converted
    {
        try Converted(lua: value(index), at: "argument \(index)")
    }

    /// An argument as a `Decodable` type, e.g. a struct from a table.
    public func decode<Decoded: Decodable>(_ index: Int, as type: Decoded.Type = Decoded.self) throws -> Decoded {
        try value(index).decode(type, at: "argument \(index)")
    }

    func mismatch(_ index: Int, _ expected: String) -> any Error {
        do {
            let found = index > argumentCount ? "nothing" : try value(index).summary
            return LuaError.conversion(path: "argument \(index)", expected: expected, found: found)
        } catch {
            return error
        }
    }
}
