extension Interpreter {
    /// Makes a Lua value of an `Encodable`: tables of structs, sequences of arrays, strings of `[UInt8]`.
    public func encode(_ value: some Encodable) throws -> Value {
        try ValueEncoder(interpreter: self, codingPath: []).encode(value)
    }
}
