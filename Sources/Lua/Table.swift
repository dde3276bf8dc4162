import CLua

/// A reference to a Lua table.
public final class Table: Sendable {
    let reference: Reference

    init(_ reference: Reference) { self.reference = reference }

    /// Reads a field as a script does: obeys `__index`, which may raise.
    public func get(_ key: Value) throws -> Value {
        try read(key) { core, index, _ in try core.check(vs_get(core.state, index)) }
    }

    /// Reads a field as `rawget` does.
    public func rawGet(_ key: Value) throws -> Value {
        try read(key) { _, index, thread in vs_raw_get(thread, index) }
    }

    /// Writes a field as a script does: obeys `__newindex`. nil removes it.
    public func set(_ key: Value, _ value: Value) throws {
        try write(key, value) { core, index in vs_set(core.state, index) }
    }

    /// Writes a field as `rawset` does. nil removes it.
    public func rawSet(_ key: Value, _ value: Value) throws {
        try write(key, value) { core, index in vs_raw_set(core.state, index) }
    }

    /// The element of a name; nil if there is none.
    public func get(_ key: String) throws -> Value { try get(.string(LuaString(key))) }
    /// An element; counts from 1.
    public func get(_ index: Int) throws -> Value { try get(.integer(Int64(index))) }
    /// Puts an element under a name.
    public func set(_ key: String, _ value: Value) throws { try set(.string(LuaString(key)), value) }
    /// An element; counts from 1.
    public func set(_ index: Int, _ value: Value) throws { try set(.integer(Int64(index)), value) }

    /// The raw length: the number of elements of a sequence.
    public var count: Int {
        get throws {
            try within { thread, index in Int(clamping: vs_raw_length(thread, index)) }
        }
    }

    /// Adds an element to the end of a sequence, raw.
    public func append(_ value: Value) throws {
        try within { thread, index in
            let core = reference.core
            try core.push(value, on: thread)
            try core.check(vs_raw_set_index(core.state, index, Int64(vs_raw_length(thread, index)) + 1))
        }
    }

    /// The elements from 1 to `count`, raw.
    public var sequence: [Value] {
        get throws {
            try within { thread, index in
                try (0..<Int(clamping: vs_raw_length(thread, index))).map { offset in
                    vs_raw_get_index(thread, index, Int64(offset) + 1)
                    defer { vs_pop(thread, 1) }
                    return try reference.core.value(at: vs_top(thread), on: thread)
                }
            }
        }
    }

    /// Visits all fields, raw, in Lua's order. The body may change or remove the field it is given,
    /// and must not add any.
    public func forEach(_ body: (_ key: Value, _ value: Value) throws -> Void) throws {
        try within { thread, index in
            let core = reference.core
            vs_push_nil(thread)
            while true {
                var more = false
                try core.check(vs_next(core.state, index, &more))
                guard more else { return }
                let top = vs_top(thread)
                try body(try core.value(at: top - 1, on: thread), try core.value(at: top, on: thread))
                vs_pop(thread, 1)
            }
        }
    }

    /// All fields, raw, in Lua's order.
    public var pairs: [(key: Value, value: Value)] {
        get throws {
            var result: [(key: Value, value: Value)] = []
            try forEach { result.append(($0, $1)) }
            return result
        }
    }

    /// The metatable, nil if there is none.
    public func metatable() throws -> Table? {
        try within { thread, index in
            guard vs_get_metatable(thread, index) else { return nil }
            return Table(try reference.core.reference(at: vs_top(thread), on: thread))
        }
    }

    /// Sets the metatable; nil removes it.
    public func setMetatable(_ table: Table?) throws {
        try within { thread, index in
            try reference.core.push(table.map(Value.table) ?? .nil, on: thread)
            vs_set_metatable(thread, index)
        }
    }

    /// The table's identity while it is alive.
    public var address: UnsafeRawPointer? { reference.address }

    /// The text of Lua's `tostring`, which calls `__tostring` and may raise.
    public func describe() throws -> String { try reference.describe() }

    private func within<Result>(_ body: (OpaquePointer, Int32) throws -> Result) throws -> Result {
        try reference.core.balanced { thread in
            vs_push_ref(thread, reference.ref)
            return try body(thread, vs_top(thread))
        }
    }

    private func read(_ key: Value, _ get: (Core, Int32, OpaquePointer) throws -> Void) throws -> Value {
        try within { thread, index in
            try reference.core.push(key, on: thread)
            try get(reference.core, index, thread)
            return try reference.core.value(at: vs_top(thread), on: thread)
        }
    }

    private func write(_ key: Value, _ value: Value, _ set: (Core, Int32) -> Int32) throws {
        try within { thread, index in
            try reference.core.push(key, on: thread)
            try reference.core.push(value, on: thread)
            try reference.core.check(set(reference.core, index))
        }
    }
}
