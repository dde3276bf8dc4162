import Foundation

// Points, sizes, rectangles and vectors are tables in scripts. These types check their fields.

extension CGPoint: DescribedValue {
    public static let valueKind = ValueKind(
        "CGPoint", CGPoint.self, "A place, in points.", example: "{ x = 1, y = 2 }",
        constants: ["zero": .zero],
        makers: [.init("", .required("x", CGFloat.self), .required("y", CGFloat.self)) { CGPoint(x: $0, y: $1) }])
}

extension CGSize: DescribedValue {
    public static let valueKind = ValueKind(
        "CGSize", CGSize.self, "A width and a height, in points.", example: "{ width = 3, height = 4 }",
        constants: ["zero": .zero],
        makers: [
            .init("", .required("width", CGFloat.self), .required("height", CGFloat.self)) {
                CGSize(width: $0, height: $1)
            }
        ])
}

extension CGRect: DescribedValue {
    public static let valueKind = ValueKind(
        "CGRect", CGRect.self, "A place and a size, in points.", example: "{ x = 1, y = 2, width = 3, height = 4 }",
        constants: ["zero": .zero],
        makers: [
            .init(
                "", .required("x", CGFloat.self), .required("y", CGFloat.self), .required("width", CGFloat.self),
                .required("height", CGFloat.self)
            ) { CGRect(x: $0, y: $1, width: $2, height: $3) }
        ])
}

extension CGVector: DescribedValue {
    public static let valueKind = ValueKind(
        "CGVector", CGVector.self, example: "{ dx = 1, dy = 2 }",
        constants: ["zero": .zero],
        makers: [.init("", .required("dx", CGFloat.self), .required("dy", CGFloat.self)) { CGVector(dx: $0, dy: $1) }])

    public static var dynamicName: String { "table with dx, dy" }

    @MainActor public static func make(from value: DynamicValue) throws -> CGVector {
        guard let dx = try value.field("dx"), let dy = try value.field("dy") else { throw mismatch(value) }
        return CGVector(dx: try CGFloat.make(from: dx), dy: try CGFloat.make(from: dy))
    }

    @MainActor public var dynamicValue: DynamicValue { .record(["dx": dx.dynamicValue, "dy": dy.dynamicValue]) }
}
