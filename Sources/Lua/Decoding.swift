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

    /// Makes a `Decodable` value of it, and refuses tables with keys that the type has no use for.
    /// - Parameters:
    ///   - path: What the value is called in errors.
    ///   - error: Takes such a key, and gives the error to throw for it; nil where it may stay. Where decoding failed, nil
    ///     lets that error through.
    /// - Throws: As ``decode(_:at:)``, and what `error` gives.
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
