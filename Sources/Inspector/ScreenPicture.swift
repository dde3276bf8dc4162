import Foundation
import Pictures
import System
import Views

/// What a screen looked like at a moment, to be written as SVG or PNG. Its bytes are the same on each machine.
///
/// let picture = try CartScreen().hosted().picture() try picture.write(to: "cart.png")
public struct ScreenPicture: Sendable {
    private let list: DisplayList
    private let title: String

    @MainActor fileprivate init(of graph: Graph, title: String) throws {
        list = try DisplayList(of: graph)
        self.title = title
    }

    /// The size of the screen in points.
    public var size: CGSize { list.size }

    /// The picture as SVG.
    /// - Parameter outlines: Whether letters are shapes, which look the same in viewers without the face.
    public func svg(outlines: Bool = false) -> String { list.svg(title: title, hasOutlines: outlines) }

    /// The picture as PNG.
    /// - Parameter scale: The pixels of a point, from 1 to 4; by default as many as the device has.
    /// - Throws: `InspectionError.notSupported` for another scale, and for more pixels than a PNG has here.
    public func png(scale: Double? = nil) throws -> Data {
        if let scale, !PictureFile.scales.contains(scale) {
            throw InspectionError.notSupported(
                "the scale of a picture is a number from 1 to \(Int(PictureFile.largestScale)); got \(scale)")
        }
        do {
            return Data(try list.png(scale: scale))
        } catch {
            throw InspectionError.notSupported("\(error)")
        }
    }

    /// Writes the picture into a file, whose name ends with `.svg` or `.png`.
    /// - Throws: `InspectionError.notSupported` for another name, and where the file can't be written.
    public func write(to path: String) throws {
        guard let format = PictureFile.Format(path: path) else {
            throw InspectionError.notSupported("the name of a picture ends with .svg or .png; got '\(path)'")
        }
        let bytes = format == .svg ? Array(svg().utf8) : Array(try png())
        do {
            try FileSystem.write(bytes, to: path, replacing: true)
        } catch {
            throw InspectionError.notSupported("\(error)")
        }
    }
}

extension InspectableView {
    /// A picture of the screen as it is now, whichever of its views this is.
    /// - Throws: `InspectionError.notSupported` for a view that isn't on a screen with places, as `hosted()` shows one, for a
    ///   layout that failed, and for a screen that is too large.
    @MainActor public func picture() throws -> ScreenPicture {
        guard graph.isScreen else {
            throw InspectionError.notSupported("inspect() has no screen to draw: hosted() has one")
        }
        graph.flush()
        do {
            return try ScreenPicture(of: graph, title: graph.root.headline)
        } catch let error as PictureError {
            throw InspectionError.notSupported("\(error)")
        }
    }
}
