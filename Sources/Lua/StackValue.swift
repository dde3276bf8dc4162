import CLua

/// A value where Lua has it: an argument of a call, or an element of a table that is one. Valid while the call runs, and
/// used up in the reverse of the order in which such values were taken.
///
/// Reading it makes no reference, which takes longer than most of what is done with a value.
public struct StackValue: ~Copyable {
    private unowned(unsafe) let core: Core
    private let thread: OpaquePointer
    /// Counted from the bottom of the stack.
    private let index: Int32
    /// The top of the stack that it leaves, where it was put there to be read.
    private let leaves: Int32?

    init(_ core: Core, _ thread: OpaquePointer, _ index: Int32, leaves: Int32? = nil) {
        self.core = core
        self.thread = thread
        self.index = index
        self.leaves = leaves
    }

    deinit { if let leaves { vs_set_top(thread, leaves) } }

    /// Whether it is a string.
    public var isString: Bool { vs_kind(thread, index) == vs_kind_string.rawValue }
    /// Whether it is a table.
    public var isTable: Bool { vs_kind(thread, index) == vs_kind_table.rawValue }

    /// Whether it can be called: a function, or a value whose metatable has `__call`.
    public var isCallable: Bool { vs_is_callable(thread, index) }

    /// The Swift object; nil for any other value.
    public var object: AnyObject? {
        guard vs_kind(thread, index) == vs_kind_userdata.rawValue else { return nil }
        return vs_get_any_object(thread, index).map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The value, for use after the closure. Tables, functions, userdata and coroutines become references.
    public var value: Value {
        get throws { try core.value(at: index, on: thread) }
    }

    /// The text of a string.
    /// - Throws: `LuaError.notText` for bytes that are not UTF-8, `LuaError.conversion` for another value.
    public var text: String {
        get throws {
            var length = 0
            guard let start = vs_get_bytes(thread, index, &length) else {
                throw LuaError.conversion(path: "", expected: "string", found: try value.summary)
            }
            return try start.withMemoryRebound(to: UInt8.self, capacity: length) {
                try String(luaBytes: UnsafeBufferPointer(start: $0, count: length), at: "")
            }
        }
    }

    /// The number of elements of a sequence, raw; 0 for what is no table.
    public var elementCount: Int { isTable ? Int(clamping: vs_raw_length(thread, index)) : 0 }

    /// Whether it is a table with a field under a name.
    /// - Complexity: O(*n*) in the number of fields.
    public var hasNames: Bool { isTable && vs_has_names(thread, index) }

    /// An element of a table, from 1, raw.
    public func element(_ position: Int) throws -> StackValue {
        guard vs_reserve(thread, 8) else { throw core.memoryError }
        let top = vs_top(thread)
        vs_raw_get_index(thread, index, Int64(position))
        return StackValue(core, thread, top + 1, leaves: top)
    }
}

extension Call {
    /// An argument, from 1, where it is; a missing one is nil.
    public func argument(_ index: Int) throws -> StackValue {
        let slot = slot(index)
        guard slot == 0 else { return StackValue(core, thread, slot) }
        guard vs_reserve(thread, 8) else { throw core.memoryError }
        let top = vs_top(thread)
        vs_push_nil(thread)
        return StackValue(core, thread, top + 1, leaves: top)
    }

    /// The only field of an argument that is a table with one field, whose key and value are strings of UTF-8; nil for any
    /// other.
    public func onlyText(_ index: Int) -> (name: String, text: String)? {
        let slot = slot(index)
        guard slot != 0, vs_kind(thread, slot) == vs_kind_table.rawValue, vs_get_only_text(thread, slot) else {
            return nil
        }
        defer { vs_pop(thread, 2) }
        let top = vs_top(thread)
        guard let name = try? StackValue(core, thread, top - 1).text,
            let text = try? StackValue(core, thread, top).text
        else { return nil }
        return (name, text)
    }
}

extension Table {
    /// Reads the table where Lua has it.
    public func withStackValue<Result>(_ body: (borrowing StackValue) throws -> Result) throws -> Result {
        try reference.core.balanced { thread in
            vs_push_ref(thread, reference.ref)
            return try body(StackValue(reference.core, thread, vs_top(thread)))
        }
    }
}
