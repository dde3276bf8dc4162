/// Encodes directly into tables.
final class ValueEncoder: Encoder {
    let interpreter: Interpreter
    let codingPath: [any CodingKey]
    /// The encoded value: a scalar, or the table of a container.
    private(set) var value: Value = .nil
    var userInfo: [CodingUserInfoKey: Any] { [:] }
    /// Containers cannot throw when they are made; the first failure is thrown when they are used.
    private var failure: (any Error)?

    init(interpreter: Interpreter, codingPath: [any CodingKey]) {
        self.interpreter = interpreter
        self.codingPath = codingPath
    }

    func encode(_ encodable: some Encodable) throws -> Value {
        try put(encodable)
        return try result()
    }

    fileprivate func put(_ encodable: some Encodable) throws {
        switch encodable {
        case let string as String: value = .string(LuaString(string))
        // An empty array of anything would pass as [UInt8] by a plain cast.
        case let bytes as [UInt8] where type(of: encodable) == [UInt8].self: value = .string(LuaString(bytes: bytes))
        default: try encodable.encode(to: self)
        }
    }

    fileprivate func put(_ scalar: Value) { value = scalar }

    func result() throws -> Value {
        if let failure { throw failure }
        return value
    }

    fileprivate func table() -> Table? {
        if case .table(let table) = value { return table }
        do {
            let table = try interpreter.makeTable()
            value = .table(table)
            return table
        } catch {
            failure = error
            return nil
        }
    }

    fileprivate func set(_ key: Value, _ element: Value) throws {
        guard let table = table() else { throw failure! }
        try table.rawSet(key, element)
    }

    fileprivate func encode(_ encodable: some Encodable, under key: Value, _ codingKey: any CodingKey) throws {
        let inner = ValueEncoder(interpreter: interpreter, codingPath: codingPath + [codingKey])
        try set(key, try inner.encode(encodable))
    }

    /// An encoder for a nested container, whose table is in place from the start.
    fileprivate func nested(under key: Value, _ codingKey: any CodingKey) -> ValueEncoder {
        let inner = ValueEncoder(interpreter: interpreter, codingPath: codingPath + [codingKey])
        do {
            guard inner.table() != nil else { throw inner.failure! }
            try set(key, inner.value)
        } catch {
            failure = failure ?? error
            inner.failure = inner.failure ?? error
        }
        return inner
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        _ = table()
        return KeyedEncodingContainer(KeyedEncoding<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        _ = table()
        return SequenceEncoding(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { ScalarEncoding(encoder: self) }
}

private struct ScalarEncoding: SingleValueEncodingContainer {
    let encoder: ValueEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.put(.nil) }
    func encode(_ value: Bool) { encoder.put(.boolean(value)) }
    func encode(_ value: String) { encoder.put(.string(LuaString(value))) }
    func encode(_ value: Double) { encoder.put(.number(value)) }
    func encode(_ value: Float) { encoder.put(.number(Double(value))) }
    func encode(_ value: Int) { encoder.put(.integer(Int64(value))) }
    func encode(_ value: Int8) { encoder.put(.integer(Int64(value))) }
    func encode(_ value: Int16) { encoder.put(.integer(Int64(value))) }
    func encode(_ value: Int32) { encoder.put(.integer(Int64(value))) }
    func encode(_ value: Int64) { encoder.put(.integer(value)) }
    func encode(_ value: UInt) throws { try put(value) }
    func encode(_ value: UInt8) { encoder.put(.integer(Int64(value))) }
    func encode(_ value: UInt16) { encoder.put(.integer(Int64(value))) }
    func encode(_ value: UInt32) { encoder.put(.integer(Int64(value))) }
    func encode(_ value: UInt64) throws { try put(value) }
    func encode(_ value: some Encodable) throws { try encoder.put(value) }

    private func put(_ value: some FixedWidthInteger) throws {
        guard let integer = Int64(exactly: value) else {
            let path = codingPath.map(\.stringValue).joined(separator: ".")
            throw LuaError.conversion(path: path, expected: "integer up to \(Int64.max)", found: "\(value)")
        }
        encoder.put(.integer(integer))
    }
}

private struct KeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: ValueEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    private func lua(_ key: any CodingKey) -> Value {
        key.intValue.map { .integer(Int64($0)) } ?? .string(LuaString(key.stringValue))
    }

    /// A field that is nil is a field that isn't there.
    func encodeNil(forKey key: Key) throws { try encoder.set(lua(key), .nil) }
    func encode(_ value: some Encodable, forKey key: Key) throws {
        try encoder.encode(value, under: lua(key), key)
    }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedEncodingContainer<
        Nested
    > {
        encoder.nested(under: lua(key), key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder.nested(under: lua(key), key).unkeyedContainer()
    }
    func superEncoder() -> any Encoder { encoder.nested(under: "super", PathKey("super")) }
    func superEncoder(forKey key: Key) -> any Encoder { encoder.nested(under: lua(key), key) }
}

private struct SequenceEncoding: UnkeyedEncodingContainer {
    let encoder: ValueEncoder
    private(set) var count = 0
    var codingPath: [any CodingKey] { encoder.codingPath }

    init(encoder: ValueEncoder) { self.encoder = encoder }

    private mutating func next() -> (Value, PathKey) {
        count += 1
        return (.integer(Int64(count)), PathKey(count - 1))
    }

    /// A sequence cannot hold nil: it would end there.
    mutating func encodeNil() throws { throw endsHere() }

    private func endsHere() -> LuaError {
        let path = codingPath.map(\.stringValue).joined(separator: ".")
        return .conversion(
            path: "\(path)[\(count + 1)]", expected: "a value, because nil ends a sequence", found: "nil")
    }
    mutating func encode(_ value: some Encodable) throws {
        let inner = ValueEncoder(interpreter: encoder.interpreter, codingPath: codingPath + [PathKey(count)])
        let element = try inner.encode(value)
        if element.isNil { throw endsHere() }
        try encoder.set(next().0, element)
    }
    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        let (index, key) = next()
        return encoder.nested(under: index, key).container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        let (index, key) = next()
        return encoder.nested(under: index, key).unkeyedContainer()
    }
    mutating func superEncoder() -> any Encoder {
        let (index, key) = next()
        return encoder.nested(under: index, key)
    }
}
