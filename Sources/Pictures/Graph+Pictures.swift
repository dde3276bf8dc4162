import Views

extension Graph {
    /// A picture of the screen as it is now, as SVG.
    /// - Parameters:
    ///   - title: What a screen reader says of the picture.
    ///   - hasOutlines: Whether letters are shapes, which look the same without the face, instead of text.
    /// - Throws: `PictureError` for a screen that is too large or shows too much, and `InspectionError.notSupported` where it
    ///   can't be laid out.
    /// - Complexity: O(*n*) in the views of the screen, and what the layout takes.
    package func svg(title: String, hasOutlines: Bool = false) throws -> String {
        try DisplayList(of: self).svg(title: title, hasOutlines: hasOutlines)
    }

    /// A picture of the screen as it is now, as PNG.
    /// - Parameter scale: The pixels of a point, by default as many as the device has.
    /// - Throws: What `svg(title:hasOutlines:)` throws, and `PictureError.tooManyPixels`.
    /// - Complexity: O(*n*) in the pixels and in the views of the screen, and what the layout takes.
    package func png(scale: Double? = nil) throws -> [UInt8] {
        try DisplayList(of: self).png(scale: scale)
    }
}

extension DisplayList {
    /// The picture as SVG.
    /// - Parameters:
    ///   - title: What a screen reader says of the picture.
    ///   - hasOutlines: Whether letters are shapes, which look the same without the face, instead of text.
    package func svg(title: String, hasOutlines: Bool = false) -> String {
        SVGWriter.document(of: self, title: title, hasOutlines: hasOutlines)
    }
}
