import Foundation

/// An affine transformation, with row vectors as in Core Graphics.
@MemberwiseInit public nonisolated struct CGAffineTransform: Hashable, Sendable, Codable {
    /// The factor of x in the new x.
    public var a: CGFloat
    /// The factor of x in the new y.
    public var b: CGFloat
    /// The factor of y in the new x.
    public var c: CGFloat
    /// The factor of y in the new y.
    public var d: CGFloat
    /// The translation of x.
    public var tx: CGFloat
    /// The translation of y.
    public var ty: CGFloat

    /// Creates a transform from its entries.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a transform whose entries are zero.
    public init() {
        self.init(0, 0, 0, 0, 0, 0)
    }

    /// Creates a translation, in points.
    public init(translationX x: CGFloat, y: CGFloat) {
        self.init(1, 0, 0, 1, x, y)
    }

    /// Creates a scaling by two factors.
    public init(scaleX x: CGFloat, y: CGFloat) {
        self.init(x, 0, 0, y, 0, 0)
    }

    /// Creates a rotation by an angle in radians, from x toward y.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(angle.native)), CGFloat(cos(angle.native)))
        self.init(cosine, sine, -sine, cosine, 0, 0)
    }

    public static let identity = CGAffineTransform(1, 0, 0, 1, 0, 0)

    /// Whether the transform is the identity.
    public var isIdentity: Bool { self == .identity }

    /// Returns the transform that first translates, then applies this transform.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the transform that first scales, then applies this transform.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the transform that first rotates by an angle in radians, then applies this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the transform that first applies this transform, then another.
    public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the inverse, or this transform if it has none.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// Returns the point transformed.
    public nonisolated func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// Returns the size transformed, without the translation.
    public nonisolated func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// Returns the smallest rectangle that contains the transformed rectangle.
    public nonisolated func applying(_ t: CGAffineTransform) -> CGRect {
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)]
            .map { CGPoint(x: $0.0, y: $0.1).applying(t) }
        let (left, top) = (corners.map(\.x).min()!, corners.map(\.y).min()!)
        return CGRect(x: left, y: top, width: corners.map(\.x).max()! - left, height: corners.map(\.y).max()! - top)
    }
}

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
            .property("a", \CGAffineTransform.a), .property("b", \CGAffineTransform.b),
            .property("c", \CGAffineTransform.c), .property("d", \CGAffineTransform.d),
            .property("tx", \CGAffineTransform.tx), .property("ty", \CGAffineTransform.ty),
            .method("concatenating", .required("next", CGAffineTransform.self)) {
                (transform: CGAffineTransform, next: CGAffineTransform) in transform.concatenating(next)
            },
            .method("inverted") { (transform: CGAffineTransform) in transform.inverted() },
        ])
}
