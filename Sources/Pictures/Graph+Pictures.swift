import Views

extension Graph {
    /// A picture of the screen as it is now, as SVG.
    /// - Parameter title: What a screen reader says of the picture.
    /// - Throws: `PictureError` for a screen that is too large or shows too much, and `InspectionError.notSupported` where it
    ///   can't be laid out.
    /// - Complexity: O(*n*) in the views of the screen, and what the layout takes.
    package func svg(title: String) throws -> String {
        SVGWriter.document(of: try DisplayList(of: self), title: title)
    }
}
