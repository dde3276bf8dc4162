/// What fills an area.
package enum Shade: Sendable {
    case color(Pixel)
    case gradient(PixelGradient)
    case image(ImageShade)
}

/// Colors between points. The color of each pixel is that of its middle.
package struct PixelGradient: Sendable {
    /// A color on the way, from 0 to 1.
    package struct Stop: Sendable {
        let location: Double
        let red, green, blue, opacity: Double

        /// Creates a stop from components of 0 to 255, not multiplied, and an opacity from 0 to 1.
        package init(location: Double, red: UInt8, green: UInt8, blue: UInt8, opacity: Double) {
            self.location = location.isFinite ? min(max(location, -1e6), 1e6) : 0
            (self.red, self.green, self.blue) = (Double(red), Double(green), Double(blue))
            self.opacity = opacity > 0 ? min(opacity, 1) : 0
        }
    }

    private enum Form: Sendable {
        /// The way of a point is the product with the direction.
        case linear(from: Point, direction: Point)
        /// The way of a point is its distance from the center, in parts of the radius.
        case radial(center: Point, radius: Double)
        /// The way of a point is its angle around the center from a start on, in parts of a length; both are in turns.
        case angular(center: Point, start: Double, length: Double)
    }

    private static let count = 1024
    /// The colors at equal distances on the way.
    private let colors: [Pixel]
    private let form: Form
    private let fromPixels: Matrix

    /// A gradient along a line; nil where the stops are none.
    /// - Parameter matrix: From the unit of the points to pixels.
    package init?(_ stops: [Stop], from start: Point, to end: Point, _ matrix: Matrix) {
        let way = end - start
        let square = way.dot(way)
        // Without a way, all is behind its end.
        let direction = square > 0 ? way * (1 / square) : Point(0, 0)
        self.init(stops, .linear(from: start, direction: direction), matrix, isEmpty: square == 0)
    }

    /// A gradient around a point; nil where the stops are none.
    package init?(_ stops: [Stop], center: Point, radius: Double, _ matrix: Matrix) {
        self.init(stops, .radial(center: center, radius: radius), matrix, isEmpty: radius <= 0)
    }

    /// A gradient that goes around a point, clockwise; nil where the stops are none. Beyond its end it stays in its last color for half of
    /// the rest of the turn, and is in its first one then.
    /// - Parameters:
    ///   - start: Where it begins, in turns from the right.
    ///   - length: How far it goes, in turns; more than one is one.
    package init?(_ stops: [Stop], center: Point, start: Double, length: Double, _ matrix: Matrix) {
        guard start.isFinite, length.isFinite else { return nil }
        let way = min(max(length, -1), 1)
        self.init(stops, .angular(center: center, start: start, length: way), matrix, isEmpty: way == 0)
    }

    private init?(_ stops: [Stop], _ form: Form, _ matrix: Matrix, isEmpty: Bool) {
        guard let last = stops.last, let inverse = matrix.inverse else { return nil }
        self.form = form
        fromPixels = inverse
        colors = isEmpty ? Self.colors([last]) : Self.colors(stops)
    }

    private static func colors(_ stops: [Stop]) -> [Pixel] {
        var colors: [Pixel] = []
        colors.reserveCapacity(count)
        // Commonly known: a stop before the one in front of it is moved to that one.
        var place = 0
        var ordered: [Stop] = []
        for stop in stops {
            let location = max(ordered.last?.location ?? -.infinity, stop.location)
            ordered.append(stop.moved(to: location))
        }
        for index in 0..<count {
            let t = Double(index) / Double(count - 1)
            while place < ordered.count, ordered[place].location <= t { place += 1 }
            if place == 0 {
                colors.append(ordered[0].pixel)
            } else if place == ordered.count {
                colors.append(ordered[place - 1].pixel)
            } else {
                colors.append(ordered[place - 1].mixed(with: ordered[place], at: t).pixel)
            }
        }
        return colors
    }

    /// Calls a closure with the color of each of a number of pixels in a row.
    @inline(__always)
    func forEach(_ row: Int, _ start: Int, _ length: Int, _ body: (Int, Pixel) -> Void) {
        var point = fromPixels.apply(Point(Double(start) + 0.5, Double(row) + 0.5))
        let step = Point(fromPixels.a, fromPixels.b)
        colors.withUnsafeBufferPointer { colors in
            for index in start..<start + length {
                let way =
                    switch form {
                    case .linear(let from, let direction): (point - from).dot(direction)
                    case .radial(let center, let radius): (point - center).length / radius
                    case .angular(let center, let start, let length):
                        Self.way((point - center).turn, from: start, length)
                    }
                let place = way > 0 ? min(way, 1) * Double(Self.count - 1) + 0.5 : 0
                body(index, colors[Int(place)])
                point = point + step
            }
        }
    }
}

extension PixelGradient {
    /// The way of an angle in an angular gradient, all in turns.
    private static func way(_ turn: Double, from start: Double, _ length: Double) -> Double {
        var distance = length > 0 ? turn - start : start - turn
        distance -= distance.rounded(.down)
        let whole = abs(length)
        return distance <= whole ? distance / whole : distance < (1 + whole) / 2 ? 1 : 0
    }
}

extension Point {
    /// The direction of the point from the origin, in turns clockwise from the right: from -0.5 to 0.5.
    ///
    /// Not by `atan2`, which isn't the same on all machines: an approximation to a hundred-thousandth of a radian.
    fileprivate var turn: Double {
        let (ax, ay) = (abs(x), abs(y))
        guard ax > 0 || ay > 0 else { return 0 }
        let z = min(ax, ay) / max(ax, ay)
        let square = z * z
        var angle = 0.05265332 - square * 0.01172120
        angle = -0.11643287 + square * angle
        angle = 0.19354346 + square * angle
        angle = -0.33262347 + square * angle
        angle = z * (0.99997726 + square * angle)
        if ay > ax { angle = Double.pi / 2 - angle }
        if x < 0 { angle = Double.pi - angle }
        return (y < 0 ? -angle : angle) / (2 * Double.pi)
    }
}

extension PixelGradient.Stop {
    fileprivate var pixel: Pixel {
        func byte(_ value: Double) -> UInt8 { UInt8(value + 0.5) }
        return Pixel(red: byte(red), green: byte(green), blue: byte(blue), opacity: opacity)
    }

    fileprivate func moved(to location: Double) -> Self {
        Self(location: location, red, green, blue, opacity)
    }

    private init(location: Double, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
        (self.location, self.red, self.green, self.blue, self.opacity) = (location, red, green, blue, opacity)
    }

    fileprivate func mixed(with next: Self, at location: Double) -> Self {
        let part = (location - self.location) / (next.location - self.location)
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return Self(
            location: location, mix(red, next.red), mix(green, next.green), mix(blue, next.blue),
            mix(opacity, next.opacity))
    }
}
