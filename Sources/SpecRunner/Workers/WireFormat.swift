/// The encoding of events between processes of the same program. Codable would do, but its lookups at run time take
/// longer than a short run.
protocol WireCodable {
    /// Appends the value.
    func write(to wire: inout WireWriter)
    /// Reads a value.
    /// - Throws: `WorkerDamage` where the bytes are those of none.
    init(from wire: inout WireReader) throws(WorkerDamage)
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

/// Takes values from bytes that a `WireWriter` collected in another process. That process runs code of apps, which may have
/// written to any memory: nothing in the bytes is taken for granted.
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

    private mutating func readByte() throws(WorkerDamage) -> UInt8 {
        guard position < bytes.endIndex else { throw WorkerDamage() }
        defer { position += 1 }
        return bytes[position]
    }

    mutating func readInt() throws(WorkerDamage) -> Int {
        // Most are small.
        if position < bytes.endIndex, bytes[position] < 0x80 {
            position += 1
            return Int(bytes[position - 1])
        }
        var result: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            let byte = try readByte()
            // Of the last byte, one bit is left.
            guard shift < 63 || byte < 2 else { throw WorkerDamage() }
            result |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return Int(Int64(bitPattern: result)) }
        }
        throw WorkerDamage()
    }

    /// Reads a number within bounds.
    mutating func readInt(in range: ClosedRange<Int>) throws(WorkerDamage) -> Int {
        let number = try readInt()
        guard range.contains(number) else { throw WorkerDamage() }
        return number
    }

    /// Reads the number of things that follow, each of which has a byte at least.
    private mutating func readCount() throws(WorkerDamage) -> Int {
        let count = try readInt()
        guard (0...bytes.endIndex - position).contains(count) else { throw WorkerDamage() }
        return count
    }

    private mutating func readBool() throws(WorkerDamage) -> Bool { try readInt(in: 0...1) == 1 }

    mutating func readDouble() throws(WorkerDamage) -> Double {
        guard bytes.endIndex - position >= 8 else { throw WorkerDamage() }
        let pattern = bytes[position..<position + 8].withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
        position += 8
        return Double(bitPattern: UInt64(littleEndian: pattern))
    }

    mutating func readString() throws(WorkerDamage) -> String {
        let count = try readCount()
        defer { position += count }
        return String(decoding: bytes[position..<position + count], as: UTF8.self)
    }

    /// The last value, if it is repeated.
    mutating func known<Value>(_ last: Value?) throws(WorkerDamage) -> Value? {
        if try readBool() { return nil }
        guard let last else { throw WorkerDamage() }
        return last
    }

    mutating func readFile() throws(WorkerDamage) -> String {
        if let known = try known(memory.file) { return known }
        let file = try readString()
        memory.file = file
        return file
    }

    mutating func read<Value: WireCodable>() throws(WorkerDamage) -> Value { try Value(from: &self) }

    mutating func readArray<Value: WireCodable>() throws(WorkerDamage) -> [Value] {
        var values: [Value] = []
        for _ in 0..<(try readCount()) { values.append(try Value(from: &self)) }
        return values
    }

    mutating func readStrings() throws(WorkerDamage) -> [String] {
        var texts: [String] = []
        for _ in 0..<(try readCount()) { texts.append(try readString()) }
        return texts
    }

    mutating func readOptionalString() throws(WorkerDamage) -> String? { try readBool() ? try readString() : nil }

    mutating func readOptional<Value: WireCodable>() throws(WorkerDamage) -> Value? {
        try readBool() ? try Value(from: &self) : nil
    }

    mutating func readOptionalDouble() throws(WorkerDamage) -> Double? { try readBool() ? try readDouble() : nil }
}
