import Foundation
import Views

/// An image: by its name, or of the data of a file.
open class UIImage: NSObject, @unchecked Sendable {
    /// The rotation of an image before it is drawn.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    private let name: String?
    private let data: Data?
    /// The number of its pixels in a point.
    public let scale: CGFloat
    /// The rotation of the image before it is drawn.
    public let imageOrientation: Orientation
    /// The size in points. That of an image by its name isn't known: it is zero.
    public let size: CGSize

    private init(
        name: String?, data: Data?, pixels: CGSize = .zero, scale: CGFloat = 1, orientation: Orientation = .up
    ) {
        self.name = name
        self.data = data
        self.scale = scale
        imageOrientation = orientation
        size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }

    /// An image of nothing.
    public convenience override init() {
        self.init(name: nil, data: nil)
    }

    /// The image of an asset catalogue. Catalogues aren't read: there is one for each name.
    public convenience init?(named name: String) {
        self.init(name: name, data: nil)
    }

    /// One of the system's symbols. They aren't known: there is one for each name.
    public convenience init?(systemName name: String) {
        self.init(name: name, data: nil)
    }

    /// The image in the data of a PNG file; nil for other data.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let pixels = PNGHeader.size(of: data), scale > 0 else { return nil }
        self.init(name: nil, data: data, pixels: pixels, scale: scale)
    }

    /// The image in a PNG file; nil where there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// The data of the PNG file that it was made of; nil for any other image.
    open func pngData() -> Data? { data }

    package var platformImage: PlatformImage {
        let orientation: Views.Image.Orientation =
            switch imageOrientation {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            case .upMirrored: .upMirrored
            case .downMirrored: .downMirrored
            case .leftMirrored: .leftMirrored
            case .rightMirrored: .rightMirrored
            }
        return PlatformImage(self, name: name, orientation: orientation, scale: scale)
    }
}

/// The header of a PNG file.
private enum PNGHeader {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The size in pixels; nil where the data isn't that of a PNG file.
    static func size(of data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(24))
        guard bytes.count == 24, Array(bytes[..<8]) == signature, bytes[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(at: 16), number(at: 20))
        return width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
    }
}
