import Foundation
import Testing

@testable import ImageFiles

struct ImageFileTests {
    /// 16 by 8 pixels: the left half is red, the right one is blue.
    private static let png = """
        iVBORw0KGgoAAAANSUhEUgAAABAAAAAIAQMAAADKuO3UAAAABlBMVEX/AAAAAP9sof2OAAAAD0lEQVR4nGNg+M/EwICJABaqAQ5oyh6fAAAA\
        AElFTkSuQmCC
        """
    private static let jpeg = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGB\
        YUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAI\
        ABADASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAAAAcI/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABUBAQEAAAAAAAAAAAAAAAAAAAcI/8\
        QAGBEAAgMAAAAAAAAAAAAAAAAAAAhFg8P/2gAMAwEAAhEDEQA/AM6IEBwWWYo2KNYaKuyP/9k=
        """
    private static func bytes(_ text: String) -> [UInt8] { [UInt8](Data(base64Encoded: text)!) }

    @Test(arguments: [(png, ImageFile.Format.png), (jpeg, .jpeg)])
    func `A file has its size, and its pixels in rows`(text: String, format: ImageFile.Format) throws {
        let file = try #require(ImageFile(Self.bytes(text)))
        #expect(file.format == format && file.width == 16 && file.height == 8)
        let pixels = try #require(file.pixels())
        #expect(pixels.count == 16 * 8 * 4)
        for (column, color) in [(0, [255, 0, 0, 255]), (15, [0, 0, 255, 255])] {
            for row in [0, 7] {
                let place = (row * 16 + column) * 4
                let found = pixels[place..<place + 4].map(Int.init)
                // JPEG rounds.
                #expect(zip(found, color).allSatisfy { abs($0 - $1) <= (format == .png ? 0 : 4) }, "\(found)")
            }
        }
    }

    @Test(arguments: [
        [], [0x89], [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF89a".utf8), Array("<svg/>".utf8),
    ])
    func `Other bytes are no image`(bytes: [UInt8]) {
        #expect(ImageFile(bytes) == nil)
    }

    @Test func `A file that claims more pixels than there may be is no image`() {
        var bytes = Self.bytes(Self.png)
        // The width and the height in the header.
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x3F, 0xFF, 0, 0, 0x3F, 0xFF])
        #expect(ImageFile(bytes) == nil)
        bytes.replaceSubrange(16..<24, with: [0, 0, 0, 0, 0, 0, 0, 1])
        #expect(ImageFile(bytes) == nil)
    }

    /// A sanitizer finds reads beyond the bytes.
    @Test(arguments: [png, jpeg])
    func `A damaged file has pixels of its size, or none`(text: String) {
        let bytes = Self.bytes(text)
        func look(_ damaged: [UInt8]) {
            guard let file = ImageFile(damaged), let pixels = file.pixels() else { return }
            #expect(pixels.count == file.width * file.height * 4)
        }
        for length in bytes.indices { look(Array(bytes[..<length])) }
        for place in bytes.indices {
            for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var damaged = bytes
                damaged[place] = value
                // A header may claim many pixels, which take their time.
                guard let file = ImageFile(damaged), file.width * file.height < 100_000 else { continue }
                look(damaged)
            }
        }
    }
}
