import Foundation

/// A style that tiles an image.
@MemberwiseInit public nonisolated struct ImagePaint: ShapeStyle, Equatable {
    /// The tiled image.
    public var image: Image
    /// The part of the image that is drawn, in unit coordinates.
    public var sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The scale at which the image is drawn.
    public var scale: CGFloat = 1
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that tiles an image.
    public nonisolated static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}
