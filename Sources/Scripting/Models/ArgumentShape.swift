/// The shape of an argument that Swift decodes, for messages and completion.
public indirect enum ArgumentShape: Equatable, Sendable {
    /// A value, as messages describe it: `string`, `integer`.
    case value(String)
    /// A list of such values.
    case list(ArgumentShape)
    /// Such a value, or nil.
    case optional(ArgumentShape)
    /// A registered model, by its name.
    case model(String)
    /// A table with named fields. If it isn't `isComplete`, there may be unknown further fields.
    case record([Field], isComplete: Bool)

    /// A field of a table.
    public struct Field: Equatable, Sendable {
        /// The name.
        public let name: String
        /// The shape of the field's value.
        public let shape: ArgumentShape
        /// Whether it may be left out.
        public let isOptional: Bool
    }

    /// The fields of a table; empty for other shapes.
    public var fields: [Field] { if case .record(let fields, _) = unwrapped { fields } else { [] } }

    /// Whether it is a table whose fields may all be left out.
    var isAllOptional: Bool {
        guard case .record(let fields, isComplete: true) = self, !fields.isEmpty else { return false }
        return fields.allSatisfy(\.isOptional)
    }

    /// A short description: `string`, `list of integer`, `{ user = string, [age = integer] }`.
    public var words: String {
        switch self {
        case .value(let word): return word
        case .list(let element): return "list of \(element.words)"
        case .optional(let shape): return "\(shape.words) or nil"
        case .model(let name): return "models.\(name)"
        case .record(let fields, let isComplete):
            let written = fields.map { field in
                let pair = "\(field.name) = \(field.shape.words)"
                return field.isOptional ? "[\(pair)]" : pair
            }
            let all = written + (isComplete ? [] : ["…"])
            return all.isEmpty ? "table" : "{ \(all.joined(separator: ", ")) }"
        }
    }
}

extension ArgumentShape {
    /// The arguments of a call as a script writes them: `{ user = string }`, or `(string, [integer])`; those in brackets may
    /// be left out.
    static func written(_ arguments: [ArgumentShape]) -> String {
        if arguments.count == 1, case .record(let fields, _) = arguments[0].unwrapped, !fields.isEmpty {
            return arguments[0].unwrapped.words
        }
        let parts = arguments.map { shape in
            if case .optional(let shape) = shape { "[\(shape.words)]" } else { shape.words }
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    /// The shape of the value where there is one.
    private var unwrapped: ArgumentShape { if case .optional(let shape) = self { shape.unwrapped } else { self } }

    /// Finds the shape of a type by letting it decode made-up values. Fields after a value that can't be made up stay
    /// unknown.
    init<Decoded: Decodable>(of type: Decoded.Type) {
        self = ShapeProbe.ask(type, depth: 0).shape
    }
}

/// A decoder that returns a value of each type, and records the requests.
private struct ShapeProbe: Decoder {
    /// The recorded requests.
    final class Found {
        var shape = ArgumentShape.value("any value")
    }

    let found: Found
    /// The text that it has; some types take only texts of a kind.
    let text: String
    /// Whether it has fields. Some types take a text as well, which is easier to write.
    let hasFields: Bool
    let depth: Int

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Types may contain themselves.
    static let deepest = 4
    private static let texts = [
        "", "1", "https://example.org", "2026-11-21T10:00:00Z", "00000000-0000-0000-0000-000000000000",
    ]

    /// Lets a type decode itself; returns the requests and the result.
    static func ask<Decoded: Decodable>(
        _ type: Decoded.Type, depth: Int
    ) -> (shape: ArgumentShape, value: Result<Decoded, any Error>) {
        func attempt(_ text: String, hasFields: Bool) -> (shape: ArgumentShape, value: Result<Decoded, any Error>) {
            let found = Found()
            let probe = ShapeProbe(found: found, text: text, hasFields: hasFields, depth: depth)
            let value = Result { try Decoded(from: probe) }
            return (found.shape, value)
        }
        for text in texts {
            let (shape, value) = attempt(text, hasFields: false)
            if case .success = value { return (shape, value) }
            // Another text helps only a type that decodes a string.
            guard shape == .value("string") else { break }
        }
        let (shape, value) = attempt("", hasFields: true)
        if case .success = value { return (shape, value) }
        guard let cases = type as? any CaseIterable.Type, let first = cases.first as? Decoded else {
            return (incomplete(shape), value)
        }
        return (names(of: cases) ?? shape, .success(first))
    }

    private static func incomplete(_ shape: ArgumentShape) -> ArgumentShape {
        if case .record(let fields, _) = shape { .record(fields, isComplete: false) } else { shape }
    }

    /// The raw values of the cases of a type.
    private static func names<Cases: CaseIterable>(of type: Cases.Type) -> ArgumentShape? {
        let names = type.allCases.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
        return names.isEmpty ? nil : .value(names.map { "\"\($0)\"" }.joined(separator: " or "))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard hasFields else {
            throw DecodingError.typeMismatch(type, .init(codingPath: [], debugDescription: "there are no fields"))
        }
        if case .record = found.shape {} else { found.shape = .record([], isComplete: true) }
        return KeyedDecodingContainer(Fields<Key>(probe: self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        found.shape = .list(.value("any value"))
        return Elements(probe: self)
    }

    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension CaseIterable {
    fileprivate static var first: Self? { allCases.first }
}

extension ShapeProbe: SingleValueDecodingContainer {
    private func note<Value>(_ word: String, _ value: Value) -> Value {
        found.shape = .value(word)
        return value
    }

    func decodeNil() -> Bool { depth > Self.deepest }
    func decode(_ type: Bool.Type) -> Bool { note("boolean", false) }
    func decode(_ type: String.Type) -> String { note("string", text) }
    func decode<Number: BinaryFloatingPoint & Decodable>(_ type: Number.Type) -> Number { note("number", 1) }
    func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) -> Number { note("integer", 1) }
    func decode<Decoded: Decodable>(_ type: Decoded.Type) throws -> Decoded {
        let (shape, value) = ShapeProbe.ask(type, depth: depth)
        found.shape = shape
        return try value.get()
    }
}

/// The fields that a type decodes.
private struct Fields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let probe: ShapeProbe
    private final class Asked { var names: Set<String> = [] }
    private let asked = Asked()

    init(probe: ShapeProbe) { self.probe = probe }

    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }

    private func note(_ key: Key, _ shape: ArgumentShape) {
        guard case .record(let fields, let isComplete) = probe.found.shape else { return }
        let name = key.stringValue
        let field = ArgumentShape.Field(name: name, shape: shape, isOptional: asked.names.contains(name))
        probe.found.shape = .record(fields.filter { $0.name != name } + [field], isComplete: isComplete)
    }

    /// A field that the type checks for is optional.
    func contains(_ key: Key) -> Bool {
        asked.names.insert(key.stringValue)
        return true
    }

    func decodeNil(forKey key: Key) -> Bool {
        asked.names.insert(key.stringValue)
        return probe.depth >= ShapeProbe.deepest
    }

    func decode<Decoded: Decodable>(_ type: Decoded.Type, forKey key: Key) throws -> Decoded {
        let (shape, value) = ShapeProbe.ask(type, depth: probe.depth + 1)
        note(key, shape)
        return try value.get()
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        note(key, .record([], isComplete: false))
        return try inner.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        note(key, .list(.value("any value")))
        return try inner.unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { inner }
    func superDecoder(forKey key: Key) throws -> any Decoder { inner }

    /// A probe whose requests aren't recorded.
    private var inner: ShapeProbe {
        ShapeProbe(found: .init(), text: probe.text, hasFields: true, depth: probe.depth + 1)
    }
}

/// One element of a list.
private struct Elements: UnkeyedDecodingContainer {
    let probe: ShapeProbe
    private(set) var currentIndex = 0

    init(probe: ShapeProbe) { self.probe = probe }

    var codingPath: [any CodingKey] { [] }
    var count: Int? { nil }
    var isAtEnd: Bool { currentIndex > 0 || probe.depth >= ShapeProbe.deepest }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Decoded: Decodable>(_ type: Decoded.Type) throws -> Decoded {
        currentIndex += 1
        let (shape, value) = ShapeProbe.ask(type, depth: probe.depth + 1)
        probe.found.shape = .list(shape)
        return try value.get()
    }

    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        try next().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next().unkeyedContainer() }
    mutating func superDecoder() throws -> any Decoder { next() }

    private mutating func next() -> ShapeProbe {
        currentIndex += 1
        return ShapeProbe(found: .init(), text: probe.text, hasFields: true, depth: probe.depth + 1)
    }
}
