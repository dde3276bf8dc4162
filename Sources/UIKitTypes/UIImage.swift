import Foundation
import ImageFiles
import Views

/// An image: by its name, or of the data of a file.
open class UIImage: NSObject, @unchecked Sendable {
    /// The rotation of an image before it is drawn.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    private let name: String?
    private let file: AppImage?
    /// The number of its pixels in a point.
    public let scale: CGFloat
    /// The rotation of the image before it is drawn.
    public let imageOrientation: Orientation
    /// The size in points. That of an image by its name isn't known: it is zero.
    public let size: CGSize

    private init(name: String?, file: AppImage?) {
        self.name = name
        self.file = file
        scale = file?.scale ?? 1
        imageOrientation = .up
        size = file?.size ?? .zero
    }

    /// An image of nothing.
    public convenience override init() {
        self.init(name: nil, file: nil)
    }

    /// The image of an asset catalogue. Catalogues aren't read: there is one for each name.
    public convenience init?(named name: String) {
        self.init(name: name, file: nil)
    }

    /// One of the system's symbols. They aren't known: there is one for each name.
    public convenience init?(systemName name: String) {
        self.init(name: name, file: nil)
    }

    /// The image in the data of a PNG or JPEG file; nil for other data.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let file = AppImage([UInt8](data), scale: scale) else { return nil }
        self.init(name: nil, file: file)
    }

    /// The image in a PNG or JPEG file; nil where there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let file = AppImage(contentsOfFile: path, scale: 1) else { return nil }
        self.init(name: nil, file: file)
    }

    /// The data of the PNG file that it was made of; nil for any other image.
    open func pngData() -> Data? {
        file.flatMap { $0.file.format == .png ? Data($0.file.bytes) : nil }
    }

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
        return PlatformImage(self, name: name, orientation: orientation, scale: scale, file: file)
    }
}
