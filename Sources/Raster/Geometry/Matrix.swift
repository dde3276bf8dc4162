/// A place: to the right and down from a corner.
package struct Point: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

    static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
    static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
    static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

    /// The distance from the corner.
    var length: Double { (x * x + y * y).squareRoot() }
    /// The scalar product.
    func dot(_ other: Point) -> Double { x * other.x + y * other.y }
    /// The third component of the vector product: greater than 0 where the other turns from the x axis towards the y axis.
    func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}

/// A map of places by which parallels stay parallel.
package struct Matrix: Equatable, Sendable {
    package var a, b, c, d, tx, ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// Scales all lengths by a factor.
    package init(scale: Double) { self.init(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0) }

    /// Where a place is taken.
    package func apply(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// The map that takes a place by this one first, and then by another.
    package func then(_ next: Matrix) -> Matrix {
        Matrix(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
            d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty
        )
    }

    /// The factor by which an area grows.
    private var determinant: Double { a * d - b * c }

    /// The factor by which lengths grow: the mean, where it isn't the same in all directions.
    package var scale: Double { determinant.magnitude.squareRoot() }

    /// The map back; nil for one that takes an area to a line.
    package var inverse: Matrix? {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return nil }
        return Matrix(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}
