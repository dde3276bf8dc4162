import Foundation

/// A place in a rectangle of any size, by parts of its width and height.
public nonisolated struct UnitPoint: Hashable, Sendable {
    /// The part of the width, from the left.
    public var x: CGFloat
    /// The part of the height, from the top.
    public var y: CGFloat

    /// The top left corner.
    public init() {
        self.init(x: 0, y: 0)
    }

    /// A place by its parts of the width and the height.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The origin of the rectangle, its top left corner.
    public static let zero = UnitPoint()
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top side.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom side.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner between top and leading.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The corner between top and trailing.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The corner between bottom and leading.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The corner between bottom and trailing.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point of a rectangle that this stands for.
    package func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

extension UnitPoint: CustomStringConvertible {
    public var description: String { "(\(x), \(y))" }
}

extension UnitPoint: DescribedValue {
    public static let valueKind = ValueKind(
        "UnitPoint", UnitPoint.self, example: "UnitPoint.topLeading",
        constants: [
            "zero": .zero, "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
            "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
            "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
        ],
        makers: [.init("", .required("x", CGFloat.self), .required("y", CGFloat.self)) { UnitPoint(x: $0, y: $1) }],
        members: [.property("x", \UnitPoint.x), .property("y", \UnitPoint.y)])
}
