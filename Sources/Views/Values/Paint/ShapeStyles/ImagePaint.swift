import Foundation

/// Fills with an image, again and again beside itself.
public nonisolated struct ImagePaint: ShapeStyle, Equatable {
    /// The image.
    public var image: Image
    /// The part of the image that is drawn, from 0 to 1 both ways.
    public var sourceRect: CGRect
    /// How many times as large it is drawn.
    public var scale: CGFloat

    /// Makes one of an image.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// Fills with an image, again and again beside itself.
    public nonisolated static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
