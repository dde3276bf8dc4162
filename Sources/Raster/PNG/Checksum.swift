/// Sums by which readers of PNG find damage.
enum Checksum {
    /// The sum of a chunk: the remainder by the polynomial of Ethernet's, a byte at a time.
    static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var rest: UInt32 = .max
        for byte in bytes { rest = remainders[Int(UInt8(truncatingIfNeeded: rest) ^ byte)] ^ rest >> 8 }
        return ~rest
    }

    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }

    /// The sum of the data of zlib.
    static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (a, b): (UInt32, UInt32) = (1, 0)
        var index = 0
        while index < bytes.count {
            // As many as both sums have room for.
            let end = min(index + 5552, bytes.count)
            while index < end {
                a &+= UInt32(bytes[index])
                b &+= a
                index += 1
            }
            (a, b) = (a % 65521, b % 65521)
        }
        return b << 16 | a
    }
}
