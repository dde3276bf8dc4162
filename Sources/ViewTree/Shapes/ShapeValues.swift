import Foundation

/// The shapes as a dynamic language makes them: values that are views, such as `RoundedRectangle{ cornerRadius = 4 }`.

extension Rectangle: DescribedValue {
    /// The description of the type.
    public static let valueKind = ValueKind(
        "Rectangle", Rectangle.self, "A rectangle that fills its place.", example: "Rectangle()",
        makers: [.init { Rectangle() }])
}

extension Circle: DescribedValue {
    /// The description of the type.
    public static let valueKind = ValueKind(
        "Circle", Circle.self, "The largest circle in the middle of its place.", example: "Circle()",
        makers: [.init { Circle() }])
}

extension Ellipse: DescribedValue {
    /// The description of the type.
    public static let valueKind = ValueKind(
        "Ellipse", Ellipse.self, "An ellipse that fills its place.", example: "Ellipse()",
        makers: [.init { Ellipse() }])
}

extension Capsule: DescribedValue {
    /// The description of the type.
    public static let valueKind = ValueKind(
        "Capsule", Capsule.self, "A rectangle whose shorter sides are round.", example: "Capsule()",
        makers: [.init("", .defaulted("style", RoundedCornerStyle.continuous)) { Capsule(style: $0) }])
}

extension RoundedRectangle: DescribedValue {
    /// The description of the type.
    public static let valueKind = ValueKind(
        "RoundedRectangle", RoundedRectangle.self, "A rectangle with round corners.",
        example: "RoundedRectangle{ cornerRadius = 4 }",
        makers: [
            .init("", .required("cornerRadius", CGFloat.self), .defaulted("style", RoundedCornerStyle.continuous)) {
                RoundedRectangle(cornerRadius: $0, style: $1)
            },
            .init("", .required("cornerSize", CGSize.self), .defaulted("style", RoundedCornerStyle.continuous)) {
                RoundedRectangle(cornerSize: $0, style: $1)
            },
        ],
        members: [.property("cornerSize") { (shape: RoundedRectangle) in shape.cornerSize }])
}

extension UnevenRoundedRectangle: DescribedValue {
    /// The description of the type.
    public static let valueKind = ValueKind(
        "UnevenRoundedRectangle", UnevenRoundedRectangle.self, "A rectangle with a radius for each corner.",
        example: "UnevenRoundedRectangle{ topLeadingRadius = 4 }",
        makers: [
            .init(
                "", .defaulted("topLeadingRadius", 0), .defaulted("bottomLeadingRadius", 0),
                .defaulted("bottomTrailingRadius", 0), .defaulted("topTrailingRadius", 0),
                .defaulted("style", RoundedCornerStyle.continuous)
            ) {
                UnevenRoundedRectangle(
                    topLeadingRadius: $0, bottomLeadingRadius: $1, bottomTrailingRadius: $2, topTrailingRadius: $3,
                    style: $4)
            }
        ])
}

extension ContainerRelativeShape: DescribedValue {
    /// The description of the type.
    public static let valueKind = ValueKind(
        "ContainerRelativeShape", ContainerRelativeShape.self, "The shape of what it stands in.",
        example: "ContainerRelativeShape()", makers: [.init { ContainerRelativeShape() }])
}

extension Path: DescribedValue {
    /// The description of the type.
    public static let valueKind = ValueKind(
        "Path", Path.self, "Lines and curves, in points.", example: "Path('0 0 m 10 0 l 10 10 l h')",
        makers: [
            .init("", .required("steps", String.self).example("'0 0 m 10 0 l 10 10 l h'")) { steps in
                guard let path = Path(steps) else {
                    throw ArgumentError.wrongType(
                        argument: "steps",
                        expected: "steps such as \"0 0 m 10 0 l 10 10 l h\": numbers, then m, l, q, c or h",
                        found: DynamicValue.string(steps).summary)
                }
                return path
            },
            .init("ellipse", .required("rect", CGRect.self)) { Path(ellipseIn: $0) },
            .init("rect", .required("rect", CGRect.self), .defaulted("cornerRadius", 0)) {
                Path(roundedRect: $0, cornerRadius: $1)
            },
        ],
        members: [
            .property("steps") { (path: Path) in path.description },
            .property("isEmpty") { (path: Path) in path.isEmpty },
            .property("boundingRect") { (path: Path) in path.boundingRect },
            .method("contains", .required("point", CGPoint.self), .defaulted("eoFill", false)) {
                (path: Path, point: CGPoint, eoFill: Bool) in path.contains(point, eoFill: eoFill)
            },
            .method("trimmedPath", .defaulted("from", 0), .defaulted("to", 1)) {
                (path: Path, from: CGFloat, to: CGFloat) in path.trimmedPath(from: from, to: to)
            },
        ])
}
