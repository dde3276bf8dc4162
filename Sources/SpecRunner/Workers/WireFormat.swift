/// The encoding of events between processes of the same program. Codable would do, but its lookups at run time take
/// longer than a short run.
protocol WireCodable {
    /// Appends the value.
    func write(to wire: inout WireWriter)
    /// Reads a value.
    init(from wire: inout WireReader)
}

/// The latest of values that tend to repeat: such a value is sent once, and shared at the other end.
struct WireMemory {
    var file: String?
    var group: GroupReference?
    var spec: SpecReference?
}

/// Collects bytes.
struct WireWriter {
    private(set) var bytes: [UInt8] = []
    /// The reader's memory.
    var memory = WireMemory()

    /// Seven bits a byte, the lowest first.
    mutating func write(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func write(_ number: Double) {
        withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ text: String) {
        write(text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write<Value: WireCodable>(_ value: Value) { value.write(to: &self) }

    mutating func write<Value: WireCodable>(_ values: [Value]) {
        write(values.count)
        for value in values { value.write(to: &self) }
    }

    mutating func write(_ texts: [String]) {
        write(texts.count)
        for text in texts { write(text) }
    }

    mutating func write<Value: WireCodable>(_ value: Value?) {
        write(value == nil ? 0 : 1)
        if let value { value.write(to: &self) }
    }

    mutating func write(_ number: Double?) {
        write(number == nil ? 0 : 1)
        if let number { write(number) }
    }

    mutating func write(_ text: String?) {
        write(text == nil ? 0 : 1)
        if let text { write(text) }
    }

    /// Writes whether a value is a new one.
    /// - Returns: Whether it is, so that it has to be written.
    mutating func isNew<Value: Equatable>(_ value: Value, after last: Value?) -> Bool {
        let isNew = value != last
        write(isNew ? 1 : 0)
        return isNew
    }

    /// Writes a path, of which there are few.
    mutating func write(file: String) {
        guard isNew(file, after: memory.file) else { return }
        memory.file = file
        write(file)
    }

    mutating func append(_ more: [UInt8]) { bytes += more }

    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }
}

/// Takes values from bytes that a `WireWriter` collected. Both ends are one program: bytes that don't fit are a fault
/// of ours.
struct WireReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    /// The values that the writer has sent.
    var memory: WireMemory

    init(_ bytes: ArraySlice<UInt8>, memory: WireMemory = WireMemory()) {
        self.bytes = bytes
        self.memory = memory
        position = bytes.startIndex
    }

    /// Whether everything has been read.
    var isAtEnd: Bool { position == bytes.endIndex }

    mutating func readInt() -> Int {
        var result: UInt64 = 0
        var shift: UInt64 = 0
        while true {
            let byte = bytes[position]
            position += 1
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(truncatingIfNeeded: Int64(bitPattern: result)) }
            shift += 7
        }
    }

    /// A number; `nil` where the bytes end within it.
    mutating func readWholeInt() -> Int? { rest.contains { $0 < 0x80 } ? readInt() : nil }

    /// The bytes that haven't been read.
    var rest: ArraySlice<UInt8> { bytes[position...] }

    /// Passes over some bytes.
    mutating func skip(_ count: Int) { position += count }

    mutating func readDouble() -> Double {
        var pattern: UInt64 = 0
        for offset in 0..<8 { pattern |= UInt64(bytes[position + offset]) << UInt64(8 * offset) }
        position += 8
        return Double(bitPattern: pattern)
    }

    mutating func readString() -> String {
        let count = readInt()
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    /// The last value, if it is repeated.
    mutating func known<Value>(_ last: Value?) -> Value? {
        guard readInt() == 0 else { return nil }
        guard let last else { preconditionFailure("both ends are one program") }
        return last
    }

    mutating func readFile() -> String {
        if let known = known(memory.file) { return known }
        let file = readString()
        memory.file = file
        return file
    }

    mutating func read<Value: WireCodable>() -> Value { Value(from: &self) }

    mutating func readArray<Value: WireCodable>() -> [Value] { (0..<readInt()).map { _ in Value(from: &self) } }

    mutating func readStrings() -> [String] { (0..<readInt()).map { _ in readString() } }

    mutating func readOptionalString() -> String? { readInt() == 0 ? nil : readString() }

    mutating func readOptional<Value: WireCodable>() -> Value? { readInt() == 0 ? nil : Value(from: &self) }

    mutating func readOptionalDouble() -> Double? { readInt() == 0 ? nil : readDouble() }
}
