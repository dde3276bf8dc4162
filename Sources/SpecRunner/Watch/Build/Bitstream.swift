/// Reads the records of a bitstream of LLVM, the format of the compiler's files.
///
/// It is described at <https://llvm.org/docs/BitCodeFormat.html>.
struct Bitstream {
    /// A record: its code, its numbers, and its bytes, if it ends in some.
    struct Record {
        let code: Int
        let values: [Int]
        let blob: ArraySlice<UInt8>
    }

    /// The error of bytes that don't follow the format.
    struct Malformed: Error {}

    /// How a record's values are written.
    private enum Operand {
        case literal(Int)
        case fixed(bits: Int)
        case variable(bits: Int)
        case array, character, blob
    }

    /// The records of all blocks, in order, but for those that describe blocks.
    private(set) var records: [Record] = []

    private let bytes: [UInt8]
    /// The number of the next bit.
    private var position = 0
    private let end: Int
    /// The abbreviations that blocks of a number begin with.
    private var given: [Int: [[Operand]]] = [:]

    /// - Parameters:
    ///  - bytes: The stream.
    ///  - signature: Its first four bytes.
    /// - Throws: `Malformed`.
    /// - Complexity: O(n) in the number of bytes.
    init(_ bytes: [UInt8], signature: String) throws(Malformed) {
        guard bytes.prefix(4).elementsEqual(signature.utf8) else { throw Malformed() }
        end = bytes.count * 8
        // A read of a number takes eight bytes.
        self.bytes = bytes + [UInt8](repeating: 0, count: 8)
        position = 32
        try readBlock(number: nil, width: 2, abbreviations: [])
    }

    // MARK: - Blocks

    private mutating func readBlock(number: Int?, width: Int, abbreviations: [[Operand]]) throws(Malformed) {
        var abbreviations = abbreviations
        // The block whose abbreviations the following are; only in the block that describes others, 0.
        var described = 0
        while position < end {
            switch try fixed(width) {
            case 0:
                align()
                return
            case 1:
                let inner = try variable(8)
                let width = try variable(4)
                align()
                _ = try fixed(32)
                try readBlock(number: inner, width: width, abbreviations: given[inner] ?? [])
            case 2:
                let abbreviation = try readAbbreviation()
                if number == 0 {
                    given[described, default: []].append(abbreviation)
                } else {
                    abbreviations.append(abbreviation)
                }
            case 3:
                let code = try variable(6)
                let count = try variable(6)
                var values: [Int] = []
                for _ in 0..<count { values.append(try variable(6)) }
                if number != 0 {
                    records.append(Record(code: code, values: values, blob: []))
                } else if code == 1, let first = values.first {
                    described = first
                }
            case let other:
                guard other - 4 < abbreviations.count else { throw Malformed() }
                try readRecord(abbreviations[other - 4])
            }
        }
        guard number == nil else { throw Malformed() }
    }

    private mutating func readAbbreviation() throws(Malformed) -> [Operand] {
        var operands: [Operand] = []
        for _ in 0..<(try variable(5)) {
            if try fixed(1) == 1 {
                operands.append(.literal(try variable(8)))
                continue
            }
            switch try fixed(3) {
            case 1: operands.append(.fixed(bits: try variable(5)))
            case 2: operands.append(.variable(bits: try variable(5)))
            case 3: operands.append(.array)
            case 4: operands.append(.character)
            case 5: operands.append(.blob)
            default: throw Malformed()
            }
        }
        return operands
    }

    private mutating func readRecord(_ operands: [Operand]) throws(Malformed) {
        var values: [Int] = []
        var blob: ArraySlice<UInt8> = []
        var index = 0
        while index < operands.count {
            switch operands[index] {
            case .array:
                index += 1
                guard index < operands.count else { throw Malformed() }
                for _ in 0..<(try variable(6)) { values.append(try scalar(operands[index])) }
            case .blob:
                let count = try variable(6)
                align()
                let start = position / 8
                guard count <= end / 8 - start else { throw Malformed() }
                blob = bytes[start..<(start + count)]
                position += count * 8
                align()
            case let operand: values.append(try scalar(operand))
            }
            index += 1
        }
        guard let code = values.first else { throw Malformed() }
        records.append(Record(code: code, values: Array(values.dropFirst()), blob: blob))
    }

    // MARK: - Numbers

    private mutating func scalar(_ operand: Operand) throws(Malformed) -> Int {
        switch operand {
        case .literal(let value): value
        case .fixed(let bits): try fixed(bits)
        case .variable(let bits): bits == 0 ? 0 : try variable(bits)
        case .character: try fixed(6)
        case .array, .blob: throw Malformed()
        }
    }

    /// Reads a number of fixed width, at most 32 bits.
    private mutating func fixed(_ bits: Int) throws(Malformed) -> Int {
        guard bits <= 32, position + bits <= end else { throw Malformed() }
        let word = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: position >> 3, as: UInt64.self) }
        let value = UInt64(littleEndian: word) >> UInt64(position & 7) & (1 << UInt64(bits) - 1)
        position += bits
        return Int(value)
    }

    /// Reads a number of variable width, in groups of a number of bits. The highest bit of a group is set where another follows.
    private mutating func variable(_ bits: Int) throws(Malformed) -> Int {
        var value = 0
        var shift = 0
        while true {
            let group = try fixed(bits)
            let more = 1 << (bits - 1)
            guard bits > 1, shift < 56 else { throw Malformed() }
            value |= (group & (more - 1)) << shift
            if group & more == 0 { return value }
            shift += bits - 1
        }
    }

    private mutating func align() { position = (position + 31) & ~31 }
}
