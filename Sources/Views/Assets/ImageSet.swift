import Foundation
import ImageFiles

/// An image of an app, as its file has it.
package final class AppImage: Hashable, Sendable {
    package let file: ImageFile
    /// The number of its pixels in a point.
    package let scale: CGFloat
    /// Whether its colors are those of the text around it, and only its opacity is its own.
    package let isTemplate: Bool

    /// Creates an image of the bytes of a file; nil for what is neither PNG nor JPEG, and for what is too large.
    /// - Parameter scale: The number of its pixels in a point, greater than 0.
    package init?(_ bytes: [UInt8], scale: CGFloat, isTemplate: Bool = false) {
        guard scale > 0, let file = ImageFile(bytes) else { return nil }
        (self.file, self.scale, self.isTemplate) = (file, scale, isTemplate)
    }

    /// Creates the image in a file; nil for what is neither PNG nor JPEG, for what can't be read, and for what is too large, of which
    /// nothing is read.
    /// - Parameter scale: The number of its pixels in a point, greater than 0.
    package convenience init?(contentsOfFile path: String, scale: CGFloat, isTemplate: Bool = false) {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
        guard size <= ImageFile.mostBytes, let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init([UInt8](data), scale: scale, isTemplate: isTemplate)
    }

    /// The size in points.
    package var size: CGSize { CGSize(width: CGFloat(file.width) / scale, height: CGFloat(file.height) / scale) }

    package static func == (left: AppImage, right: AppImage) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The files of an image, one for each appearance and scale. A file is read when it is first used.
final class ImageSet {
    private struct Entry {
        let path: String
        /// The number of its pixels in a point; nil for one that is for all.
        let scale: CGFloat?
        let isTemplate: Bool
    }

    private struct File: Decodable {
        struct Entry: Decodable {
            let filename: String?
            let scale: String?
            let idiom: String?
            let appearances: [AssetAppearance]?
        }
        struct Properties: Decodable {
            let intent: String?

            enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        }

        let images: [Entry]?
        let properties: Properties?
    }

    private let variants: AssetVariants<Entry>
    private var read: [String: AppImage?] = [:]

    /// Reads an image set, a folder of an asset catalog.
    init(_ folder: String) {
        let contents = FileManager.default.contents(atPath: folder + "/Contents.json")
        let file = contents.flatMap { try? JSONDecoder().decode(File.self, from: $0) }
        let isTemplate = file?.properties?.intent == "template"
        variants = AssetVariants(
            (file?.images ?? []).compactMap { entry in
                // A name that leads out of the folder isn't one of Xcode's.
                guard let name = entry.filename, !name.contains("/") else { return nil }
                let scale = entry.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
                return .init(
                    value: Entry(path: folder + "/" + name, scale: scale, isTemplate: isTemplate),
                    appearances: entry.appearances, idiom: entry.idiom)
            })
    }

    /// Takes files, by the pixels of a point that they are for.
    init(files: [(scale: CGFloat, path: String)]) {
        variants = AssetVariants(
            files.map { file in
                .init(
                    value: Entry(path: file.path, scale: file.scale, isTemplate: false), appearances: nil, idiom: nil)
            })
    }

    /// The image for the appearance and the screen of an environment: of several, the one for as many pixels, or for the most. Nil where
    /// its file can't be read.
    @MainActor func image(in environment: EnvironmentValues) -> AppImage? {
        let entries = variants.values(in: environment)
        let fitting = entries.first { $0.scale == environment.displayScale }
        guard let entry = fitting ?? entries.max(by: { ($0.scale ?? 1) < ($1.scale ?? 1) }) else { return nil }
        if let known = read[entry.path] { return known }
        let scale = entry.scale ?? 1
        let image = AppImage(contentsOfFile: entry.path, scale: scale > 0 ? scale : 1, isTemplate: entry.isTemplate)
        read[entry.path] = .some(image)
        return image
    }
}
