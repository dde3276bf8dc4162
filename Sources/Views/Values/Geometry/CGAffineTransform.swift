#if !canImport(CoreGraphics)
import Foundation

/// A change of points that keeps parallels.
public nonisolated struct CGAffineTransform: Hashable, Sendable, Codable {
    /// What x adds to x.
    public var a: CGFloat
    /// What x adds to y.
    public var b: CGFloat
    /// What y adds to x.
    public var c: CGFloat
    /// What y adds to y.
    public var d: CGFloat
    /// What is added to x.
    public var tx: CGFloat
    /// What is added to y.
    public var ty: CGFloat

    /// A transform of these entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A transform of these entries.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// The transform that makes everything nothing.
    public init() {
        self.init(0, 0, 0, 0, 0, 0)
    }

    /// Moves by so many points.
    public init(translationX x: CGFloat, y: CGFloat) {
        self.init(1, 0, 0, 1, x, y)
    }

    /// Multiplies by these factors.
    public init(scaleX x: CGFloat, y: CGFloat) {
        self.init(x, 0, 0, y, 0, 0)
    }

    /// Turns by so many radians, from x towards y.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(angle.native)), CGFloat(cos(angle.native)))
        self.init(cosine, sine, -sine, cosine, 0, 0)
    }

    /// Leaves everything as it is.
    public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

    /// Whether it leaves everything as it is.
    public var isIdentity: Bool { self == .identity }

    /// The transform that moves first, then does this.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// The transform that multiplies first, then does this.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// The transform that turns by so many radians first, then does this.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that does this first, then another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The transform that takes this one back; this one where nothing can.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// The point that a transform makes of it.
    public nonisolated func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size that a transform makes of it; the move is left out.
    public nonisolated func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle around what a transform makes of it.
    public nonisolated func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)]
            .map { CGPoint(x: $0.0, y: $0.1).applying(t) }
        let (left, top) = (corners.map(\.x).min()!, corners.map(\.y).min()!)
        return CGRect(x: left, y: top, width: corners.map(\.x).max()! - left, height: corners.map(\.y).max()! - top)
    }
}
#endif

extension CGAffineTransform: DescribedValue {
    public static let valueKind = ValueKind(
        "CGAffineTransform", CGAffineTransform.self, example: "CGAffineTransform.translation(1, 2)",
        constants: ["identity": .identity],
        makers: [
            .init(
                "", .required("a", CGFloat.self), .required("b", CGFloat.self), .required("c", CGFloat.self),
                .required("d", CGFloat.self), .required("tx", CGFloat.self), .required("ty", CGFloat.self)
            ) { CGAffineTransform(a: $0, b: $1, c: $2, d: $3, tx: $4, ty: $5) },
            .init("translation", .required("x", CGFloat.self), .required("y", CGFloat.self)) {
                CGAffineTransform(translationX: $0, y: $1)
            },
            .init("scale", .required("x", CGFloat.self), .required("y", CGFloat.self)) {
                CGAffineTransform(scaleX: $0, y: $1)
            },
            .init("rotation", .required("angle", Angle.self)) {
                CGAffineTransform(rotationAngle: CGFloat($0.radians))
            },
        ],
        members: [
            .property("a") { (transform: CGAffineTransform) in transform.a },
            .property("b") { (transform: CGAffineTransform) in transform.b },
            .property("c") { (transform: CGAffineTransform) in transform.c },
            .property("d") { (transform: CGAffineTransform) in transform.d },
            .property("tx") { (transform: CGAffineTransform) in transform.tx },
            .property("ty") { (transform: CGAffineTransform) in transform.ty },
            .method("concatenating", .required("next", CGAffineTransform.self)) {
                (transform: CGAffineTransform, next: CGAffineTransform) in transform.concatenating(next)
            },
            .method("inverted") { (transform: CGAffineTransform) in transform.inverted() },
        ])
}
