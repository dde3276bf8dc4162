/// A picture of pixels that is drawn from the back to the front. All places are in pixels.
package struct PixelCanvas {
    /// The most pixels of a picture, and of all layers that are open at a time: 1 GB.
    package static let mostPixels = 250_000_000

    /// What has been opened and is to be closed.
    private enum Group {
        case clip
        case layer(opacity: Double, blur: Double, PixelShadow?)
    }

    package let width: Int
    package let height: Int
    private var layers: [Layer]
    private var masks: [Mask]
    private var groups: [Group] = []
    private var openPixels: Int

    /// Creates a picture in one color.
    /// - Precondition: It has at most `mostPixels`, none of which is missing.
    package init(width: Int, height: Int, _ color: Pixel) {
        precondition(width > 0 && height > 0 && width <= Self.mostPixels / height)
        (self.width, self.height) = (width, height)
        let bounds = PixelRect(left: 0, top: 0, right: width, bottom: height)
        layers = [Layer(bounds, color)]
        masks = [Mask(bounds)]
        openPixels = width * height
    }

    /// Fills an outline.
    package mutating func fill(_ outline: Outline, _ shade: Shade, _ rule: Filler.Rule = .nonzero) {
        layers[layers.count - 1].fill(outline, rule, shade, masks[masks.count - 1])
    }

    /// Cuts what follows, up to the `close()` that belongs to it, to an outline.
    package mutating func openClip(_ outline: Outline, _ rule: Filler.Rule) {
        masks.append(Mask(outline, rule, within: masks[masks.count - 1]))
        groups.append(.clip)
    }

    /// Draws what follows, up to the `close()` that belongs to it, as one.
    /// - Parameters:
    ///   - bounds: Where something of the group is drawn; the rest of it is lost.
    ///   - blur: The standard deviation, in pixels.
    /// - Returns: False where too many layers are open: the group is drawn piece by piece then.
    package mutating func openLayer(
        _ bounds: PixelRect, opacity: Double = 1, blur: Double = 0, shadow: PixelShadow? = nil
    ) -> Bool {
        // What is out of sight throws its shadow into it.
        let reach = max(Blur.reach(deviation: blur), shadow?.reach ?? 0)
        let seen = masks[masks.count - 1].bounds.outset(by: reach)
        var area = bounds.outset(by: Blur.reach(deviation: blur)).intersection(seen)
        if area.isEmpty { area = PixelRect(left: 0, top: 0, right: 0, bottom: 0) }
        guard area.width * area.height <= Self.mostPixels - openPixels else { return false }
        openPixels += area.width * area.height
        layers.append(Layer(area))
        masks.append(Mask(area))
        groups.append(.layer(opacity: opacity, blur: blur, shadow))
        return true
    }

    /// Closes the clip or the layer that was opened last.
    /// - Precondition: One is open.
    package mutating func close() {
        masks.removeLast()
        guard case .layer(let opacity, let blur, let shadow) = groups.removeLast() else { return }
        var layer = layers.removeLast()
        openPixels -= layer.pixels.count
        let mask = masks[masks.count - 1]
        let part = UInt32((opacity > 0 ? min(opacity, 1) : 0) * 255 + 0.5)
        if blur > 0 { layer.blur(deviation: blur) }
        if let shadow {
            let area = layer.bounds.outset(by: shadow.reach).intersection(mask.bounds.outset(by: shadow.reach))
            layers[layers.count - 1].draw(layer.shadow(shadow, within: area), opacity: part, mask)
        }
        layers[layers.count - 1].draw(layer, opacity: part, mask)
    }

    /// The color of a pixel.
    package subscript(column: Int, row: Int) -> Pixel { Pixel(bits: layers[0].pixels[row * width + column]) }

    /// The pixels in rows, from the top.
    var pixels: [UInt32] { layers[0].pixels }
}
