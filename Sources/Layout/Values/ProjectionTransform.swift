import Foundation

/// A projective transformation, with row vectors.
public nonisolated struct ProjectionTransform: Hashable, Sendable {
    /// The first row of the matrix.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The second row of the matrix.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The third row of the matrix.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Creates the identity.
    public init() {}

    /// Creates a projection from an affine transform.
    public init(_ m: CGAffineTransform) {
        m11 = m.a
        m12 = m.b
        m21 = m.c
        m22 = m.d
        m31 = m.tx
        m32 = m.ty
    }

    /// Whether the transform is the identity.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether the transform is affine.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Inverts the transform if it has an inverse, and returns whether it has.
    public mutating func invert() -> Bool {
        let cofactors = [
            [m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22],
            [m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23],
            [m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21],
        ]
        let determinant = m11 * cofactors[0][0] + m12 * cofactors[1][0] + m13 * cofactors[2][0]
        guard determinant != 0, determinant.isFinite else { return false }
        self = ProjectionTransform(rows: cofactors.map { $0.map { $0 / determinant } })
        return true
    }

    /// Returns the inverse, or this transform if it has none.
    public func inverted() -> ProjectionTransform {
        var copy = self
        return copy.invert() ? copy : self
    }

    /// Returns the transform that first applies this transform, then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (left, right) = (rows, rhs.rows)
        return ProjectionTransform(
            rows: left.map { row in
                (0..<3).map { (column: Int) -> CGFloat in
                    row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
                }
            })
    }

    /// The entries, row by row.
    package var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

    private init(rows: [[CGFloat]]) {
        (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
        (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
        (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
    }
}

extension ProjectionTransform: DescribedValue {
    public static let valueKind = ValueKind(
        "ProjectionTransform", ProjectionTransform.self,
        example: "ProjectionTransform(CGAffineTransform.translation(1, 2))",
        constants: ["identity": ProjectionTransform()],
        makers: [
            .init { ProjectionTransform() },
            .init("", .required("transform", CGAffineTransform.self)) { ProjectionTransform($0) },
            .init("", .required("rows", [[CGFloat]].self).example("{ { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } }")) {
                guard $0.count == 3, $0.allSatisfy({ $0.count == 3 }) else {
                    throw ArgumentError.wrongType(
                        argument: "rows", expected: "three lists of three numbers",
                        found: "\($0.count) of \($0.map { String($0.count) }.joined(separator: ", "))")
                }
                return ProjectionTransform(rows: $0)
            },
        ],
        members: [
            .property("isIdentity", \ProjectionTransform.isIdentity),
            .property("isAffine", \ProjectionTransform.isAffine), .property("rows", \ProjectionTransform.rows),
            .method("inverted") { (transform: ProjectionTransform) in transform.inverted() },
            .method("concatenating", .required("transform", ProjectionTransform.self)) {
                (transform: ProjectionTransform, other: ProjectionTransform) in transform.concatenating(other)
            },
        ])
}
