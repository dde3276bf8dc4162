/// Decodes one value, with its path for errors.
struct ValueDecoder: Decoder {
    let value: Value
    let path: String
    let codingPath: [any CodingKey]
    /// The tables around this one: meeting one of them again means that it contains itself.
    let tables: [Table]
    /// Records the decoded keys of tables; nil if they don't matter.
    var keys: KeyUse? = nil

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func decode<Decoded: Decodable>(_ type: Decoded.Type) throws -> Decoded {
        if type == String.self { return try String(lua: value, at: path) as! Decoded }
        if type == [UInt8].self, case .string(let string) = value { return string.bytes as! Decoded }
        return try Decoded(from: self)
    }

    func inside(_ value: Value, at path: String, _ key: any CodingKey) throws -> ValueDecoder {
        var around = tables
        if case .table(let table) = self.value { around.append(table) }
        if case .table(let table) = value, around.contains(where: { $0.reference.isSame(as: table.reference) }) {
            throw LuaError.cycle(path: path)
        }
        return ValueDecoder(value: value, path: path, codingPath: codingPath + [key], tables: around, keys: keys)
    }

    func table() throws -> Table {
        guard case .table(let table) = value else { throw LuaError.mismatch(value, "table", at: path) }
        return table
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let table = try table()
        keys?.visit(table, at: path, by: type)
        return KeyedDecodingContainer(KeyedValues<Key>(decoder: self, table: table))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let table = try table()
        keys?.visitSequence(table, at: path)
        return ValueSequence(decoder: self, elements: try table.sequence)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension ValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { value.isNil }
    func decode(_ type: Bool.Type) throws -> Bool { try Bool(lua: value, at: path) }
    func decode(_ type: String.Type) throws -> String { try String(lua: value, at: path) }
    func decode(_ type: Double.Type) throws -> Double { try Double(lua: value, at: path) }
    func decode(_ type: Float.Type) throws -> Float { Float(try Double(lua: value, at: path)) }
    func decode(_ type: Int.Type) throws -> Int { try Int(lua: value, at: path) }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
    func decode(_ type: UInt.Type) throws -> UInt { try integer() }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

    private func integer<Integer: FixedWidthInteger>() throws -> Integer {
        guard let integer = value.integer else { throw LuaError.mismatch(value, "integer", at: path) }
        guard let fitting = Integer(exactly: integer) else {
            throw LuaError.mismatch(value, "integer from \(Integer.min) to \(Integer.max)", at: path)
        }
        return fitting
    }
}

/// A table as a struct or a dictionary.
private struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ValueDecoder
    let table: Table

    var codingPath: [any CodingKey] { decoder.codingPath }

    var allKeys: [Key] {
        let pairs = (try? table.pairs) ?? []
        return pairs.compactMap { key, _ in
            switch key {
            case .string(let name): (try? name.text).flatMap { Key(stringValue: $0) }
            case .integer(let index): Int(exactly: index).flatMap { Key(intValue: $0) }
            default: nil
            }
        }
    }

    private func value(_ key: any CodingKey) throws -> Value {
        decoder.keys?.ask(for: key, at: decoder.path)
        if let index = key.intValue {
            let value = try table.get(index)
            if !value.isNil { return value }
        }
        return try table.get(key.stringValue)
    }

    private func inside(_ key: any CodingKey) throws -> ValueDecoder {
        try decoder.inside(value(key), at: pathed(decoder.path, key), key)
    }

    func contains(_ key: Key) -> Bool { ((try? value(key)) ?? .nil).isNil == false }
    func decodeNil(forKey key: Key) throws -> Bool { try value(key).isNil }
    func decode<Decoded: Decodable>(_ type: Decoded.Type, forKey key: Key) throws -> Decoded {
        try inside(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
        -> KeyedDecodingContainer<Nested>
    {
        try inside(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try inside(key).unkeyedContainer()
    }
    func superDecoder() throws -> any Decoder { try inside(PathKey("super")) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try inside(key) }
}

/// A sequence.
private struct ValueSequence: UnkeyedDecodingContainer {
    let decoder: ValueDecoder
    let elements: [Value]
    var currentIndex = 0

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    private func current() throws -> ValueDecoder {
        let path = "\(decoder.path)[\(currentIndex + 1)]"
        let value = isAtEnd ? Value.nil : elements[currentIndex]
        return try decoder.inside(value, at: path, PathKey(currentIndex))
    }

    private mutating func next<Result>(_ read: (ValueDecoder) throws -> Result) throws -> Result {
        let result = try read(current())
        currentIndex += 1
        return result
    }

    mutating func decodeNil() throws -> Bool {
        guard try current().value.isNil else { return false }
        currentIndex += 1
        return true
    }
    mutating func decode<Decoded: Decodable>(_ type: Decoded.Type) throws -> Decoded {
        try next { try $0.decode(type) }
    }
    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try next { try $0.container(keyedBy: type) }
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try next { try $0.unkeyedContainer() }
    }
    mutating func superDecoder() throws -> any Decoder { try next { $0 } }
}

struct PathKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ name: String) { (stringValue, intValue) = (name, nil) }
    init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }
}

/// `user` and `age` make `user.age`; keys that are no Lua names are put in brackets.
private func pathed(_ path: String, _ key: any CodingKey) -> String {
    let name = key.stringValue
    if let index = key.intValue { return "\(path)[\(index)]" }
    let plain =
        !name.isEmpty && !name.first!.isNumber
        && name.allSatisfy { $0 == "_" || ($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return plain ? (path.isEmpty ? name : "\(path).\(name)") : "\(path)[\(name.debugDescription)]"
}

extension LuaError {
    /// An error of a type's own `init(from:)`, as one of this module.
    init(_ error: DecodingError, at path: String) {
        func full(_ context: DecodingError.Context, _ last: (any CodingKey)? = nil) -> String {
            // Sequences count from 0 in coding paths, from 1 here.
            (context.codingPath + (last.map { [$0] } ?? [])).reduce(path) { path, key in
                key is PathKey && key.intValue != nil ? "\(path)[\(key.intValue! + 1)]" : pathed(path, key)
            }
        }
        switch error {
        case .keyNotFound(let key, let context):
            self = .conversion(path: full(context, key), expected: "a value", found: "nil")
        case .valueNotFound(let type, let context):
            self = .conversion(path: full(context), expected: "\(type)", found: "nil")
        case .typeMismatch(let type, let context):
            self = .conversion(path: full(context), expected: "\(type)", found: context.debugDescription)
        case .dataCorrupted(let context):
            self = .conversion(path: full(context), expected: "a valid value", found: context.debugDescription)
        @unknown default:
            self = .conversion(path: path, expected: "a valid value", found: "\(error)")
        }
    }
}
