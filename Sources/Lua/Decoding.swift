extension Value {
    /// Decodes a `Decodable` value: structs from tables, arrays from sequences.
    ///
    /// Integers and floats are strict: a float with a fraction is no integer. A `String` must be UTF-8; `[UInt8]` takes
    /// the bytes of any string.
    /// - Parameter path: The name of the value in errors, as in `arguments.user.age: expected …`.
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

    /// Decodes a value, and rejects tables with keys that the type doesn't decode.
    /// - Parameters:
    ///  - path: The name of the value in errors.
    ///  - error: Returns the error for such a key; nil to accept it. After a decoding error, nil keeps that error.
    /// - Throws: As ``decode(_:at:)``, and the result of `error`.
    /// - Complexity: As `decode`, and another look at each key.
    public func decode<Decoded: Decodable>(
        _ type: Decoded.Type = Decoded.self, at path: String = "value",
        refusing error: (UnknownKey) -> (any Error)?
    ) throws -> Decoded {
        let keys = KeyUse()
        func refuse(_ failure: (any Error)? = nil) throws {
            for key in try keys.unknown(failure) {
                if let error = error(key) { throw error }
            }
        }
        let decoded: Decoded
        do {
            decoded = try ValueDecoder(value: self, path: path, codingPath: [], tables: [], keys: keys).decode(type)
        } catch {
            let failure = (error as? DecodingError).map { LuaError($0, at: path) as any Error } ?? error
            try refuse(failure)
            throw failure
        }
        try refuse()
        return decoded
    }
}
