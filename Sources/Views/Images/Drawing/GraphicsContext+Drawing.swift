import Foundation

/// The drawing operations of a context.
extension GraphicsContext {
    /// Draws the inside of a path.
    public nonisolated func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(.fill(path, shading, style))
    }

    /// Draws a line along a path.
    public nonisolated func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(.stroke(path, shading, style))
    }

    /// Draws a line along a path, `lineWidth` points wide.
    public nonisolated func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws a text; the place of the text that the anchor says lies at the point.
    public nonisolated func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        add(.text(text, at: point, anchor: anchor))
    }

    /// Draws a text in a rectangle.
    public nonisolated func draw(_ text: Text, in rect: CGRect) { add(.textIn(text, rect)) }

    /// Draws an image; the place of the image that the anchor says lies at the point.
    public nonisolated func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        add(.image(image, at: point, anchor: anchor))
    }

    /// Draws an image that fills a rectangle.
    public nonisolated func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        add(.imageIn(image, rect, style))
    }
}

/// Texts, images and symbols in the environment of a canvas. No renderer is here, so that none has a size.
extension GraphicsContext {
    /// A text in the environment of a canvas.
    public nonisolated struct ResolvedText {
        let text: Text
        /// The shading of letters that have no color of their own.
        public var shading = Shading.foreground
    }

    /// An image in the environment of a canvas.
    public nonisolated struct ResolvedImage {
        let image: Image
        /// The shading of a template image; nil for its own colors.
        public var shading: Shading?
    }

    /// A view that a canvas may draw.
    public nonisolated struct ResolvedSymbol {
        let tag: AnyHashable
    }

    /// A text in the environment of the canvas.
    public nonisolated func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

    /// An image in the environment of the canvas.
    public nonisolated func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

    /// A paint in the environment of the canvas: a style of the app's own is what it stands for.
    public nonisolated func resolve(_ shading: Shading) -> Shading {
        guard case .style(let style) = shading else { return shading }
        return .style(style.resolved(in: environment))
    }

    /// The symbol with a tag; nil where the canvas has none.
    public nonisolated func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        record.symbols.contains(AnyHashable(id)) ? ResolvedSymbol(tag: AnyHashable(id)) : nil
    }

    /// Draws a text; the place of the text that the anchor says lies at the point.
    public nonisolated func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        add(.text(text.text, at: point, anchor: anchor), filledWith: text.shading)
    }

    /// Draws a text in a rectangle.
    public nonisolated func draw(_ text: ResolvedText, in rect: CGRect) {
        add(.textIn(text.text, rect), filledWith: text.shading)
    }

    /// Draws an image; the place of the image that the anchor says lies at the point.
    public nonisolated func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        add(.image(image.image, at: point, anchor: anchor), filledWith: image.shading)
    }

    /// Draws an image that fills a rectangle.
    public nonisolated func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        add(.imageIn(image.image, rect, style), filledWith: image.shading)
    }

    /// Draws a symbol; the place of it that the anchor says lies at the point.
    public nonisolated func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        add(.symbol(symbol.tag, at: point, anchor: anchor))
    }

    /// Draws a symbol that fills a rectangle.
    public nonisolated func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { add(.symbolIn(symbol.tag, rect)) }
}

extension ShapeStyle {
    /// The style that this one stands for, and that one in turn, in an environment.
    nonisolated func resolved(in environment: EnvironmentValues) -> any ShapeStyle {
        Resolved.self == Never.self ? self : resolve(in: environment).resolved(in: environment)
    }
}
