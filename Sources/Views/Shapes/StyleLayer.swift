/// An area drawn in a style, which may be a view itself: a color and a gradient are, a material isn't.
nonisolated struct StyleLayer: View {
    typealias Body = Never

    let style: any ShapeStyle

    init(_ style: any ShapeStyle) {
        self.style = style
    }

    /// Adds the style where it is a view, else a rectangle filled with it.
    @MainActor func _resolve(into resolved: inout ResolvedView) {
        let view = style as? any View ?? ShapeDrawing.fill(FillStyle()).view(of: Rectangle(), with: style)
        view?._resolve(into: &resolved)
    }
}
