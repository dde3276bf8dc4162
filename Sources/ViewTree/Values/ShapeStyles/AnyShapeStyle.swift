/// A style of a type that only the running program knows.
public nonisolated struct AnyShapeStyle: ShapeStyle {
    /// The style.
    let style: any ShapeStyle

    /// Makes one of a style.
    public init<S: ShapeStyle>(_ style: S) {
        self.style = style
    }
}
