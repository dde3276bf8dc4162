import Testing

@testable import Raster

struct PNGTests {
    @Test func `A picture of one pixel is a file of its chunks`() {
        let png = PixelCanvas(width: 1, height: 1, .pureRed).png()
        #expect(Array(png[0..<8]) == [137, 80, 78, 71, 13, 10, 26, 10])
        #expect(chunks(of: png).map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
        #expect(chunks(of: png)[0].data == [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    }

    @Test func `Sums are those of the standards`() {
        let digits = Array("123456789".utf8)
        #expect(Checksum.crc32(digits) == 0xCBF4_3926)
        #expect(Checksum.adler32(digits) == 0x091E_01DE)
        #expect(
            Checksum.adler32([UInt8](repeating: 255, count: 100_000)) == adler([UInt8](repeating: 255, count: 100_000)))
    }

    @Test(arguments: [0, 1, 3, 4, 300, 70_000, 200_000])
    func `What is compressed comes back`(count: Int) throws {
        var random = SystemRandomNumberGenerator()
        for bytes in [
            [UInt8](repeating: 7, count: count), (0..<count).map { UInt8(truncatingIfNeeded: $0 / 3) },
            (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) },
            (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) & 3 },
            (0..<count).map { $0 % 977 == 0 ? UInt8.random(in: 0...255, using: &random) : 0 },
        ] {
            let stream = Deflater.zlib(bytes)
            #expect(try Inflater.zlib(stream) == bytes)
        }
    }

    @Test func `Repetition takes little room`() {
        #expect(Deflater.zlib([UInt8](repeating: 0, count: 1_000_000)).count < 5_000)
    }

    @Test func `Codes of rare symbols aren't longer than allowed`() {
        // Fibonacci's numbers make the deepest trees.
        var counts = [1, 1]
        while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
        for limit in [UInt8(7), 15] {
            let lengths = HuffmanCode(counts, limit: limit).lengths
            #expect(lengths.allSatisfy { (1...limit).contains($0) })
            // All of the codes' room is taken, and no more.
            #expect(lengths.reduce(0) { $0 + 1 << (15 - Int($1)) } == 1 << 15)
        }
    }

    private func adler(_ bytes: [UInt8]) -> UInt32 {
        let (a, b) = bytes.reduce((1, 0)) { sum, byte in
            let a = (sum.0 + Int(byte)) % 65521
            return (a, (sum.1 + a) % 65521)
        }
        return UInt32(b << 16 | a)
    }
}

/// The chunks of a PNG.
func chunks(of png: [UInt8]) -> [(name: String, data: [UInt8])] {
    var chunks: [(name: String, data: [UInt8])] = []
    var place = 8
    while place + 12 <= png.count {
        let length = png[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
        let name = String(decoding: png[place + 4..<place + 8], as: UTF8.self)
        chunks.append((name, Array(png[place + 8..<place + 8 + length])))
        place += 12 + length
    }
    return chunks
}
