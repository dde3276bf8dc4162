/// A Swift type with a direct Lua counterpart.
public protocol LuaConvertible {
    /// Reads a value of a script.
    /// - Parameter path: The path of the value, for errors.
    /// - Throws: ``LuaError/conversion(path:expected:found:)``.
    init(lua value: Value, at path: String) throws

    /// The value that scripts of an interpreter see.
    /// - Throws: `LuaError` when memory runs out.
    func luaValue(in interpreter: Interpreter) throws -> Value
}

extension Value: LuaConvertible {
    public init(lua value: Value, at path: String) throws { self = value }
    /// The value for Lua.
    public func luaValue(in interpreter: Interpreter) throws -> Value { self }
}

extension Bool: LuaConvertible {
    public init(lua value: Value, at path: String) throws {
        guard case .boolean(let boolean) = value else { throw LuaError.mismatch(value, "boolean", at: path) }
        self = boolean
    }

    /// The value for Lua.
    public func luaValue(in interpreter: Interpreter) throws -> Value { .boolean(self) }
}

extension Int: LuaConvertible {
    public init(lua value: Value, at path: String) throws {
        guard let integer = value.integer else { throw LuaError.mismatch(value, "integer", at: path) }
        self = integer
    }

    /// The value for Lua.
    public func luaValue(in interpreter: Interpreter) throws -> Value { .integer(Int64(self)) }
}

extension Double: LuaConvertible {
    public init(lua value: Value, at path: String) throws {
        guard let number = value.number else { throw LuaError.mismatch(value, "number", at: path) }
        self = number
    }

    /// The value for Lua.
    public func luaValue(in interpreter: Interpreter) throws -> Value { .number(self) }
}

extension String: LuaConvertible {
    public init(lua value: Value, at path: String) throws {
        guard case .string(let string) = value else { throw LuaError.mismatch(value, "string", at: path) }
        self = try string.text(at: path)
    }

    /// The value for Lua.
    public func luaValue(in interpreter: Interpreter) throws -> Value { .string(LuaString(self)) }
}

extension LuaString: LuaConvertible {
    public init(lua value: Value, at path: String) throws {
        guard case .string(let string) = value else { throw LuaError.mismatch(value, "string", at: path) }
        self = string
    }

    /// The value for Lua.
    public func luaValue(in interpreter: Interpreter) throws -> Value { .string(self) }
}

extension Optional: LuaConvertible where Wrapped: LuaConvertible {
    public init(lua value: Value, at path: String) throws {
        self = value.isNil ? nil : try Wrapped(lua: value, at: path)
    }

    /// The value for Lua.
    public func luaValue(in interpreter: Interpreter) throws -> Value {
        try self?.luaValue(in: interpreter) ?? .nil
    }
}

/// Sequences; they count from 1 in Lua and in error messages.
extension Array: LuaConvertible where Element: LuaConvertible {
    public init(lua value: Value, at path: String) throws {
        guard case .table(let table) = value else { throw LuaError.mismatch(value, "table", at: path) }
        self = try table.sequence.enumerated().map { offset, element in
            try Element(lua: element, at: "\(path)[\(offset + 1)]")
        }
    }

    /// The value for Lua.
    public func luaValue(in interpreter: Interpreter) throws -> Value {
        .table(try interpreter.makeTable(map { try $0.luaValue(in: interpreter) }))
    }
}

extension LuaError {
    static func mismatch(_ value: Value, _ expected: String, at path: String) -> LuaError {
        .conversion(path: path, expected: expected, found: value.summary)
    }
}
