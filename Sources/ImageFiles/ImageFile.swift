import CImageFiles

/// A PNG or JPEG file.
package struct ImageFile: Sendable {
    /// The format of a file.
    package enum Format: String, Sendable { case png, jpeg }

    package let bytes: [UInt8]
    package let format: Format
    /// The size in pixels, each at least 1.
    package let width: Int
    package let height: Int

    /// The most bytes of a file, and the most pixels.
    package static let (mostBytes, mostPixels) = (32 << 20, 50_000_000)

    /// Reads the header of a file; nil for any other file, and for one that has more than `mostBytes` or `mostPixels`.
    package init?(_ bytes: [UInt8]) {
        guard bytes.count <= Self.mostBytes else { return nil }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            format = .png
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            format = .jpeg
        } else {
            return nil
        }
        var (width, height): (Int32, Int32) = (0, 0)
        guard cif_size(bytes, Int32(bytes.count), &width, &height), width > 0, height > 0,
            Int(width) * Int(height) <= Self.mostPixels
        else { return nil }
        (self.bytes, self.width, self.height) = (bytes, Int(width), Int(height))
    }

    /// The pixels in rows from the top: red, green, blue and opacity of each, from 0 to 255, by which the colors aren't multiplied.
    /// Nil where the file is damaged.
    /// - Complexity: O(*n*) in the pixels.
    package func pixels() -> [UInt8]? {
        var isRead = false
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            isRead = cif_pixels(bytes, Int32(bytes.count), Int32(width), Int32(height), buffer.baseAddress)
            count = isRead ? width * height * 4 : 0
        }
        return isRead ? pixels : nil
    }
}
