/// A picture of pixels that is drawn from the back to the front. All places are in pixels.
package struct PixelCanvas {
    /// The most pixels of a picture, and of all layers that are open at a time: 1 GB.
    package static let mostPixels = 250_000_000

    /// What has been opened and is to be closed.
    private enum Group {
        case clip
        case layer(PixelEffect)
        /// What is drawn decides what is left of the layer below.
        case mask
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
    /// - Parameter bounds: Where something of the group is drawn; the rest of it is lost.
    /// - Returns: False where too many layers are open: the group is drawn piece by piece then.
    package mutating func openLayer(_ bounds: PixelRect, _ effect: PixelEffect) -> Bool {
        // What is out of sight throws its shadow into it.
        let reach = max(Blur.reach(deviation: effect.blur), effect.shadow?.reach ?? 0)
        let seen = masks[masks.count - 1].bounds.outset(by: reach)
        var area = bounds.outset(by: Blur.reach(deviation: effect.blur)).intersection(seen)
        if area.isEmpty { area = PixelRect(left: 0, top: 0, right: 0, bottom: 0) }
        guard area.width * area.height <= Self.mostPixels - openPixels else { return false }
        openPixels += area.width * area.height
        layers.append(Layer(area))
        masks.append(Mask(area))
        groups.append(.layer(effect))
        return true
    }

    /// Leaves of the layer that was opened last, when it is closed, what is behind that which follows, up to the `close()` that
    /// belongs to it.
    /// - Returns: False where too many layers are open: all of the layer is left then.
    /// - Precondition: A layer is open, and nothing in it.
    package mutating func openMask() -> Bool {
        let bounds = layers[layers.count - 1].bounds
        guard bounds.width * bounds.height <= Self.mostPixels - openPixels else { return false }
        openPixels += bounds.width * bounds.height
        layers.append(Layer(bounds))
        masks.append(Mask(bounds))
        groups.append(.mask)
        return true
    }

    /// Closes the clip, the layer or the mask that was opened last.
    /// - Precondition: One is open.
    package mutating func close() {
        masks.removeLast()
        let group = groups.removeLast()
        if case .clip = group { return }
        var layer = layers.removeLast()
        openPixels -= layer.pixels.count
        guard case .layer(let effect) = group else { return layers[layers.count - 1].keep(where: layer) }
        let mask = masks[masks.count - 1]
        let part = UInt32((effect.opacity > 0 ? min(effect.opacity, 1) : 0) * 255 + 0.5)
        if let matrix = effect.matrix { layer.apply(matrix) }
        if effect.blur > 0 { layer.blur(deviation: effect.blur) }
        if let shadow = effect.shadow {
            let area = layer.bounds.outset(by: shadow.reach).intersection(mask.bounds.outset(by: shadow.reach))
            layers[layers.count - 1].draw(layer.shadow(shadow, within: area), opacity: part, effect.blending, mask)
        }
        layers[layers.count - 1].draw(layer, opacity: part, effect.blending, mask)
    }

    /// The color of a pixel.
    package subscript(column: Int, row: Int) -> Pixel { Pixel(bits: layers[0].pixels[row * width + column]) }

    /// The pixels in rows, from the top.
    var pixels: [UInt32] { layers[0].pixels }
}

/// What is done with a layer when it is drawn on the one below.
package struct PixelEffect: Sendable {
    package var opacity: Double
    /// The standard deviation of the blur, in pixels.
    package var blur: Double
    package var shadow: PixelShadow?
    /// The change of its colors, before all else.
    package var matrix: PixelMatrix?
    package var blending: Blending

    package init(
        opacity: Double = 1, blur: Double = 0, shadow: PixelShadow? = nil, matrix: PixelMatrix? = nil,
        blending: Blending = .normal
    ) {
        self.opacity = opacity
        self.blur = blur
        self.shadow = shadow
        self.matrix = matrix
        self.blending = blending
    }
}
