import ViewGraph
import Views

extension Image {
    /// The image that views show for one of UIKit's.
    public nonisolated init(uiImage: UIImage) {
        self.init(uiImage.platformImage)
    }

    /// The image of UIKit's that it was made of.
    /// - Throws: `InspectionError.attributeNotFound` for any other.
    public nonisolated func uiImage() throws -> UIImage {
        guard let image = platformImage?.object as? UIImage else {
            throw InspectionError.attributeNotFound(label: "uiImage", type: "Image")
        }
        return image
    }
}
