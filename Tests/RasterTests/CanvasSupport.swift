import Raster

/// A rectangle between two corners.
func rectangle(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Outline {
    polygon((left, top), (right, top), (right, bottom), (left, bottom))
}

/// A closed line through points.
func polygon(_ points: (Double, Double)...) -> Outline {
    var outline = Outline(tolerance: 0.05)
    for (index, point) in points.enumerated() {
        if index == 0 { outline.move(to: Point(point.0, point.1)) } else { outline.line(to: Point(point.0, point.1)) }
    }
    outline.close()
    return outline
}

/// A circle, clockwise.
func circle(_ x: Double, _ y: Double, _ radius: Double) -> Outline {
    var outline = Outline(tolerance: 0.01)
    let k = radius * 0.5522847
    outline.move(to: Point(x + radius, y))
    outline.curve(to: Point(x, y + radius), control1: Point(x + radius, y + k), control2: Point(x + k, y + radius))
    outline.curve(to: Point(x - radius, y), control1: Point(x - k, y + radius), control2: Point(x - radius, y + k))
    outline.curve(to: Point(x, y - radius), control1: Point(x - radius, y - k), control2: Point(x - k, y - radius))
    outline.curve(to: Point(x + radius, y), control1: Point(x + k, y - radius), control2: Point(x + radius, y - k))
    outline.close()
    return outline
}

/// How much of each pixel of a small picture is covered by an outline, in hundredths.
func coverage(_ outline: Outline, _ rule: Filler.Rule = .nonzero, width: Int, height: Int) -> [[Int]] {
    var canvas = PixelCanvas(width: width, height: height, .white)
    canvas.fill(outline, .color(Pixel(red: 0, green: 0, blue: 0, opacity: 1)), rule)
    return (0..<height).map { row in
        (0..<width).map { column in Int(((255 - Double(canvas[column, row].red)) / 2.55).rounded()) }
    }
}

/// The area that an outline covers, in pixels.
func area(_ outline: Outline, _ rule: Filler.Rule = .nonzero, side: Int) -> Double {
    Double(coverage(outline, rule, width: side, height: side).joined().reduce(0, +)) / 100
}

extension Pixel {
    static let pureRed = Pixel(red: 255, green: 0, blue: 0, opacity: 1)
    static let black = Pixel(red: 0, green: 0, blue: 0, opacity: 1)
    /// The components in the order in which people write them.
    var rgb: [UInt8] { [red, green, blue] }
}
