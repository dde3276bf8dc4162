import Views

/// What a picture is written as.
package struct PictureFile: Sendable {
    package enum Format: String, CaseIterable, Sendable {
        case svg, png

        /// The format by the end of a file's name; nil for another one.
        package init?(path: String) {
            guard let format = Self.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") }) else { return nil }
            self = format
        }
    }

    /// The most pixels of a point: the screen of no device has more than 3.
    package static let largestScale = 4.0
    /// The pixels that a point can have.
    package static let scales = 1...largestScale

    package let format: Format
    /// The pixels of a point in a PNG; nil for those of the device.
    package let scale: Double?
    /// Whether the letters of an SVG are shapes instead of text.
    package let hasOutlines: Bool

    package init(format: Format, scale: Double? = nil, hasOutlines: Bool = false) {
        self.format = format
        self.scale = scale
        self.hasOutlines = hasOutlines
    }

    /// Draws a screen as it is now.
    /// - Parameter title: What a screen reader says of the picture.
    /// - Throws: `PictureError`, and `InspectionError.notSupported` where the screen can't be laid out.
    /// - Complexity: O(*n*) in the views of the screen and, for PNG, in the pixels; and what the layout takes.
    @MainActor
    package func bytes(of graph: Graph, title: String) throws -> [UInt8] {
        switch format {
        case .svg: Array(try graph.svg(title: title, hasOutlines: hasOutlines).utf8)
        case .png: try graph.png(scale: scale)
        }
    }
}
