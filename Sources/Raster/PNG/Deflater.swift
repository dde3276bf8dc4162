/// Compresses bytes for PNG (RFC 1950 and 1951).
///
/// It is our own, since the bytes of a picture are to be the same on every machine: those of zlib depend on its version. Screens
/// are mostly repetition, so that the last place of each four bytes is enough of a search.
struct Deflater {
    private static let longest = 258
    private static let farthest = 32_768
    /// Tokens for which codes are made at a time.
    private static let blockLength = 1 << 16
    private static let hashBits: UInt32 = 15

    private var bits = BitWriter()
    private var tokens: [Token] = []

    /// Returns the bytes as a stream of zlib.
    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var deflater = Deflater()
        // Deflate with a window of 32 kB, and a sum that makes both bytes divisible by 31.
        deflater.bits.bytes = [0x78, 0x01]
        deflater.compress(bytes)
        return deflater.bits.finished() + Checksum.adler32(bytes).bytes
    }

    private mutating func compress(_ bytes: [UInt8]) {
        tokens.reserveCapacity(Self.blockLength)
        bytes.withUnsafeBytes { bytes in
            var last = [Int32](repeating: -1, count: 1 << Int(Self.hashBits))
            var place = 0
            while place < bytes.count {
                let match = Self.match(in: bytes, at: place, &last)
                if match.length > 0 {
                    tokens.append(Token(length: match.length, distance: match.distance))
                    place += match.length
                } else {
                    tokens.append(Token(literal: bytes[place]))
                    place += 1
                }
                if tokens.count == Self.blockLength { writeBlock(isLast: false) }
            }
        }
        writeBlock(isLast: true)
    }

    /// The bytes at a place that have been there before; of length 0 where there are none.
    @inline(__always)
    private static func match(
        in bytes: UnsafeRawBufferPointer, at place: Int, _ last: inout [Int32]
    ) -> (length: Int, distance: Int) {
        guard place + 4 <= bytes.count else { return (0, 0) }
        let next = bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        let hash = Int((next &* 0x9E37_79B1) >> (32 - hashBits))
        let candidate = Int(last[hash])
        last[hash] = Int32(truncatingIfNeeded: place)
        guard candidate >= 0, place - candidate <= farthest,
            bytes.loadUnaligned(fromByteOffset: candidate, as: UInt32.self) == next
        else { return (0, 0) }
        let most = min(longest, bytes.count - place)
        var length = 4
        while length + 8 <= most,
            bytes.loadUnaligned(fromByteOffset: place + length, as: UInt64.self)
                == bytes.loadUnaligned(fromByteOffset: candidate + length, as: UInt64.self)
        { length += 8 }
        while length < most, bytes[place + length] == bytes[candidate + length] { length += 1 }
        return (length, place - candidate)
    }

    // MARK: Blocks

    private mutating func writeBlock(isLast: Bool) {
        var (lengthCounts, distanceCounts) = ([Int](repeating: 0, count: 286), [Int](repeating: 0, count: 30))
        // The end of the block.
        lengthCounts[256] = 1
        for token in tokens {
            lengthCounts[token.symbol] += 1
            if token.isMatch { distanceCounts[token.distanceSymbol] += 1 }
        }
        let (letters, distances) = (HuffmanCode(lengthCounts, limit: 15), HuffmanCode(distanceCounts, limit: 15))
        bits.write(isLast ? 1 : 0, 1)
        // Codes of its own.
        bits.write(2, 2)
        writeLengths(letters.lengths, distances.lengths)
        for token in tokens {
            bits.write(letters, token.symbol)
            guard token.isMatch else { continue }
            bits.write(token.lengthRest, token.lengthRestBits)
            bits.write(distances, token.distanceSymbol)
            bits.write(token.distanceRest, token.distanceRestBits)
        }
        bits.write(letters, 256)
        tokens.removeAll(keepingCapacity: true)
    }

    /// Writes the lengths of the codes, which are the codes: runs of zeros, and the others one by one.
    private mutating func writeLengths(_ letters: [UInt8], _ distances: [UInt8]) {
        var symbols: [(symbol: Int, rest: Int)] = []
        let lengths = letters + distances
        var place = 0
        while place < lengths.count {
            let zeros = min(lengths[place...].prefix { $0 == 0 }.count, 138)
            switch zeros {
            case 0..<3: symbols.append((Int(lengths[place]), 0))
            case 3..<11: symbols.append((17, zeros - 3))
            default: symbols.append((18, zeros - 11))
            }
            place += zeros < 3 ? 1 : zeros
        }
        var counts = [Int](repeating: 0, count: 19)
        for symbol in symbols { counts[symbol.symbol] += 1 }
        let code = HuffmanCode(counts, limit: 7)
        bits.write(letters.count - 257, 5)
        bits.write(distances.count - 1, 5)
        bits.write(Self.order.count - 4, 4)
        for symbol in Self.order { bits.write(Int(code.lengths[symbol]), 3) }
        for (symbol, rest) in symbols {
            bits.write(code, symbol)
            if symbol > 16 { bits.write(rest, symbol == 17 ? 3 : 7) }
        }
    }

    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
}

/// A byte, or a number of bytes that have been some bytes before.
private struct Token {
    /// The length in the upper half, 0 for a byte; the distance, or the byte, in the lower half.
    private let bits: UInt32

    @inline(__always)
    init(literal: UInt8) { bits = UInt32(literal) }
    @inline(__always)
    init(length: Int, distance: Int) { bits = UInt32(length) << 16 | UInt32(distance) }

    var isMatch: Bool { bits >> 16 > 0 }
    private var length: Int { Int(bits >> 16) }
    private var distance: Int { Int(bits & 0xFFFF) }

    var symbol: Int { isMatch ? 257 + Int(Self.lengthSymbols[length]) : Int(bits) }
    var lengthRest: Int { length - Self.lengthStarts[Int(Self.lengthSymbols[length])] }
    var lengthRestBits: Int { Self.lengthBits[Int(Self.lengthSymbols[length])] }

    /// Twice the position of the first bit, and the second one.
    var distanceSymbol: Int {
        let place = distance - 1
        guard place > 3 else { return place }
        let first = Int.bitWidth - 1 - place.leadingZeroBitCount
        return 2 * first + (place >> (first - 1) & 1)
    }
    var distanceRestBits: Int { max(0, distanceSymbol / 2 - 1) }
    var distanceRest: Int { (distance - 1) & ((1 << distanceRestBits) - 1) }

    private static let lengthBits = (0..<28).map { max(0, $0 / 4 - 1) } + [0]
    private static let lengthStarts: [Int] = {
        var start = 3
        return (0..<28).map { symbol in
            defer { start += 1 << lengthBits[symbol] }
            return start
        } + [258]
    }()
    private static let lengthSymbols: [UInt8] = (0...258).map { length in
        UInt8(lengthStarts.lastIndex { $0 <= length } ?? 0)
    }
}
