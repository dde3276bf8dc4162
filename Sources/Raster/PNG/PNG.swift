extension PixelCanvas {
    /// The picture as PNG: eight bits a component, without opacity.
    ///
    /// - Complexity: O(*n*) in the pixels.
    package func png() -> [UInt8] {
        var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Eight bits, three components; the only kinds of compression and of filters; not interlaced.
        png.addChunk("IHDR", UInt32(width).bytes + UInt32(height).bytes + [8, 2, 0, 0, 0])
        png.addChunk("sRGB", [0])
        png.addChunk("IDAT", Deflater.zlib(filteredRows))
        png.addChunk("IEND", [])
        return png
    }

    /// Each row as what is different from the row above: on a screen, most of it is nothing.
    private var filteredRows: [UInt8] {
        let (width, height, pixels) = (width, height, pixels)
        let length = 3 * width + 1
        return [UInt8](unsafeUninitializedCapacity: length * height) { bytes, count in
            for row in 0..<height {
                let start = row * length
                // The filter "up".
                bytes[start] = 2
                for column in 0..<width {
                    let pixel = Pixel(bits: pixels[row * width + column])
                    let above = row == 0 ? Pixel.clear : Pixel(bits: pixels[(row - 1) * width + column])
                    let place = start + 1 + 3 * column
                    bytes[place] = pixel.red &- above.red
                    bytes[place + 1] = pixel.green &- above.green
                    bytes[place + 2] = pixel.blue &- above.blue
                }
            }
            count = length * height
        }
    }
}

extension [UInt8] {
    fileprivate mutating func addChunk(_ name: String, _ data: [UInt8]) {
        self += UInt32(data.count).bytes
        let content = Array(name.utf8) + data
        self += content
        self += Checksum.crc32(content).bytes
    }
}

extension UInt32 {
    /// The bytes, the most significant one first.
    var bytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) } }
}
