import Foundation

/// The shapes as a dynamic language makes them: values that are views, such as `RoundedRectangle{ cornerRadius = 4 }`.

extension ValueKind {
    /// Describes a shape that is made without arguments.
    fileprivate static func plainShape<S: Shape & DescribedValue>(
        _ make: @escaping @MainActor @Sendable () -> S
    ) -> ValueKind {
        let name = TypeName.short(of: S.self)
        return ValueKind(name, S.self, example: "\(name)()", makers: [.init(make: make)])
    }
}

extension Rectangle: DescribedValue {
    public static let valueKind = ValueKind.plainShape { Rectangle() }
}

extension Circle: DescribedValue {
    public static let valueKind = ValueKind.plainShape { Circle() }
}

extension Ellipse: DescribedValue {
    public static let valueKind = ValueKind.plainShape { Ellipse() }
}

extension Capsule: DescribedValue {
    public static let valueKind = ValueKind(
        "Capsule", Capsule.self, example: "Capsule()",
        makers: [.init("", .defaulted("style", RoundedCornerStyle.continuous)) { Capsule(style: $0) }])
}

extension RoundedRectangle: DescribedValue {
    public static let valueKind = ValueKind(
        "RoundedRectangle", RoundedRectangle.self, example: "RoundedRectangle{ cornerRadius = 4 }",
        makers: [
            .init("", .required("cornerRadius", CGFloat.self), .defaulted("style", RoundedCornerStyle.continuous)) {
                RoundedRectangle(cornerRadius: $0, style: $1)
            },
            .init("", .required("cornerSize", CGSize.self), .defaulted("style", RoundedCornerStyle.continuous)) {
                RoundedRectangle(cornerSize: $0, style: $1)
            },
        ],
        members: [.property("cornerSize", \RoundedRectangle.cornerSize)])
}

extension UnevenRoundedRectangle: DescribedValue {
    public static let valueKind = ValueKind(
        "UnevenRoundedRectangle", UnevenRoundedRectangle.self,
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
    public static let valueKind = ValueKind.plainShape { ContainerRelativeShape() }
}

extension Path: DescribedValue {
    public static let valueKind = ValueKind(
        "Path", Path.self, example: "Path('0 0 m 10 0 l 10 10 l h')",
        makers: [
            .init("", .required("steps", String.self).example("'0 0 m 10 0 l 10 10 l h'")) {
                try make(from: .string($0))
            },
            .init(
                "ellipse", .defaulted("x", 0), .defaulted("y", 0), .required("width", CGFloat.self),
                .required("height", CGFloat.self)
            ) { Path(ellipseIn: CGRect(x: $0, y: $1, width: $2, height: $3)) },
            .init(
                "rect", .defaulted("x", 0), .defaulted("y", 0), .required("width", CGFloat.self),
                .required("height", CGFloat.self), .defaulted("cornerRadius", 0)
            ) { Path(roundedRect: CGRect(x: $0, y: $1, width: $2, height: $3), cornerRadius: $4) },
        ],
        members: [
            .property("steps", \Path.description), .property("isEmpty", \Path.isEmpty),
            .property("boundingRect", \Path.boundingRect),
            .method("contains", .required("x", CGFloat.self), .required("y", CGFloat.self), .defaulted("eoFill", false))
            {
                (path: Path, x: CGFloat, y: CGFloat, eoFill: Bool) in
                path.contains(CGPoint(x: x, y: y), eoFill: eoFill)
            },
            .method("trimmedPath", .defaulted("from", 0, positional: true), .defaulted("to", 1, positional: true)) {
                (path: Path, from: CGFloat, to: CGFloat) in path.trimmedPath(from: from, to: to)
            },
            .method("normalized", .defaulted("eoFill", true)) { (path: Path, eoFill: Bool) in
                path.normalized(eoFill: eoFill)
            },
            .combining("intersection") { $0.intersection($1, eoFill: $2) },
            .combining("union") { $0.union($1, eoFill: $2) },
            .combining("subtracting") { $0.subtracting($1, eoFill: $2) },
            .combining("symmetricDifference") { $0.symmetricDifference($1, eoFill: $2) },
            .combining("lineIntersection") { $0.lineIntersection($1, eoFill: $2) },
            .combining("lineSubtraction") { $0.lineSubtraction($1, eoFill: $2) },
        ])

    /// A path itself, or its steps as its description has them.
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> Path {
        switch value {
        case .object(let path as Path), .view(let path as Path): return path
        case .string(let steps):
            guard let path = Path(steps) else {
                throw ArgumentError.wrongType(
                    argument: "", expected: "steps such as \"0 0 m 10 0 l 10 10 l h\": numbers, then m, l, q, c or h",
                    found: value.summary)
            }
            return path
        default: throw mismatch(value)
        }
    }
}

extension ValueKind.ValueMember {
    /// A method that makes a path of two.
    fileprivate static func combining(
        _ name: String, _ combine: @escaping @Sendable (Path, Path, Bool) -> Path
    ) -> ValueKind.ValueMember {
        .method(name, .required("other", Path.self), .defaulted("eoFill", false)) {
            (path: Path, other: Path, eoFill: Bool) in combine(path, other, eoFill)
        }
    }
}
