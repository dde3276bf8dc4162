extension Value {
    /// Makes a `Decodable` value of it: structs from tables, arrays from sequences.
    ///
    /// Integers and floats are strict: a float with a fraction is no integer. A `String` must be UTF-8;
    /// `[UInt8]` takes the bytes of any string.
    /// - Parameter path: what the value is called in errors, as in `arguments.user.age: expected …`.
    /// - Throws: ``LuaError/conversion(path:expected:found:)``, ``LuaError/notText(path:offset:)``,
    ///   ``LuaError/cycle(path:)``.
    public func decode<Decoded: Decodable>(_ type: Decoded.Type = Decoded.self, at path: String = "value") throws
        -> Decoded
    {
        do {
            return try ValueDecoder(value: self, path: path, codingPath: [], tables: []).decode(type)
        } catch let error as DecodingError {
            throw LuaError(error, at: path)
        }
    }
}
