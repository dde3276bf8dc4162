/// Reads what deflate writes (RFC 1951), bit by bit: for tests alone.
struct Inflater {
    struct Damage: Error {}

    private let bytes: [UInt8]
    private var place = 0
    private var output: [UInt8] = []

    static func zlib(_ bytes: [UInt8]) throws -> [UInt8] {
        guard bytes.count > 6, bytes[0] == 0x78, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0 else { throw Damage() }
        var inflater = Inflater(bytes: Array(bytes[2...]))
        while try !inflater.readBlock() {}
        guard (inflater.place + 7) / 8 == bytes.count - 6 else { throw Damage() }
        return inflater.output
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func bits(_ count: Int) throws -> Int {
        var value = 0
        for bit in 0..<count {
            guard place / 8 < bytes.count else { throw Damage() }
            value |= Int(bytes[place / 8] >> UInt8(place % 8) & 1) << bit
            place += 1
        }
        return value
    }

    /// Symbols by the length and the value of their codes.
    private struct Code {
        private var symbols: [[Int]: Int] = [:]

        init(_ lengths: [Int]) {
            var next = 0
            for length in 1...15 {
                next <<= 1
                for (symbol, own) in lengths.enumerated() where own == length {
                    symbols[[length, next]] = symbol
                    next += 1
                }
            }
        }

        func read(_ bit: () throws -> Int) throws -> Int {
            var value = 0
            for length in 1...15 {
                value = value << 1 | (try bit())
                if let symbol = symbols[[length, value]] { return symbol }
            }
            throw Damage()
        }
    }

    private mutating func symbol(_ code: Code) throws -> Int { try code.read { try bits(1) } }

    /// - Returns: Whether it was the last block.
    private mutating func readBlock() throws -> Bool {
        let isLast = try bits(1) == 1
        guard try bits(2) == 2 else { throw Damage() }
        let (letterCount, distanceCount, lengthCount) = (try bits(5) + 257, try bits(5) + 1, try bits(4) + 4)
        var lengths = [Int](repeating: 0, count: 19)
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        for symbol in order.prefix(lengthCount) { lengths[symbol] = try bits(3) }
        let code = Code(lengths)
        var all: [Int] = []
        while all.count < letterCount + distanceCount {
            switch try symbol(code) {
            case 16: all += Array(repeating: all.last ?? 0, count: try bits(2) + 3)
            case 17: all += Array(repeating: 0, count: try bits(3) + 3)
            case 18: all += Array(repeating: 0, count: try bits(7) + 11)
            case let length: all.append(length)
            }
        }
        try readSymbols(Code(Array(all[..<letterCount])), Code(Array(all[letterCount...])))
        return isLast
    }

    private mutating func readSymbols(_ letters: Code, _ distances: Code) throws {
        let starts = [
            3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
            227, 258,
        ]
        while true {
            let letter = try symbol(letters)
            if letter == 256 { return }
            guard letter > 256 else {
                output.append(UInt8(letter))
                continue
            }
            let index = letter - 257
            let length = starts[index] + (try bits(index < 8 || index == 28 ? 0 : index / 4 - 1))
            let code = try symbol(distances)
            let rest = code < 4 ? 0 : code / 2 - 1
            let distance = 1 + (code < 4 ? code : (2 + code % 2) << rest) + (try bits(rest))
            guard distance <= output.count else { throw Damage() }
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }
}
