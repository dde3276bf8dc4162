import Foundation

/// The methods that shapes have in a dynamic language: `Circle():inset(2):fill("red")`.
extension _ViewMethod {
    /// A method that makes another shape.
    init(_ kind: Kind, _ change: ShapeChange) {
        let wanted = if case .inset = change { "a shape that has an inner side" } else { "a shape" }
        self.init(kind, on: wanted) { ($0 as? any Shape)?.changed(by: change) }
    }

    /// A method that draws, in front of what is drawn of the shape already.
    init(_ kind: Kind, _ drawing: ShapeDrawing, with content: DynamicShapeStyle) {
        let wanted = if case .strokeBorder = drawing { "a shape that has an inner side" } else { "a shape" }
        self.init(kind, on: wanted) { drawing.view(of: $0, with: content.style) }
    }
}

extension KnownModifierType {
    /// Describes a method of shapes that makes another shape.
    fileprivate static func shapeMethod<each Argument>(
        _ name: String, _ forms: repeat Parameter<each Argument>,
        change: @escaping @Sendable (repeat each Argument) -> ShapeChange
    ) -> Kind {
        let form = DynamicForm(repeat each forms) { (argument: repeat each Argument) in
            _ViewMethod(kind, change(repeat each argument))
        }
        return Kind(name, role: .modifier, subject: "Circle()", forms: [form])
    }

    /// Describes a method of shapes that draws a line.
    fileprivate static func shapeLine(
        _ name: String, drawing: @escaping @Sendable (StrokeStyle, Bool) -> ShapeDrawing
    ) -> Kind {
        let content = Parameter.defaulted("content", DynamicShapeStyle(Views.ForegroundStyle()), positional: true)
        return Kind(
            name, role: .modifier, subject: "Circle()",
            forms: [
                DynamicForm(content, .defaulted("lineWidth", 1, positional: true), .defaulted("antialiased", true)) {
                    _ViewMethod(kind, drawing(StrokeStyle(lineWidth: $1), $2), with: $0)
                },
                DynamicForm(content, .required("style", StrokeStyle.self), .defaulted("antialiased", true)) {
                    _ViewMethod(kind, drawing($1, $2), with: $0)
                },
            ])
    }
}

extension ModifierType {
    /// Draws the inside of a shape.
    public enum Fill: KnownModifierType {
        public static let kind: Kind = Kind(
            "Fill", role: .modifier, subject: "Circle()",
            forms: [
                DynamicForm(
                    .defaulted("content", DynamicShapeStyle(Views.ForegroundStyle()), positional: true),
                    .defaulted("style", FillStyle())
                ) { _ViewMethod(kind, .fill($1), with: $0) }
            ])
    }

    /// Draws a line along the outline of a shape.
    public enum Stroke: KnownModifierType {
        public static let kind = shapeLine("Stroke", drawing: { .stroke($0, antialiased: $1) })
    }

    /// Draws a line along the inner side of the outline of a shape.
    public enum StrokeBorder: KnownModifierType {
        public static let kind = shapeLine("StrokeBorder", drawing: { .strokeBorder($0, antialiased: $1) })
    }

    /// Moves the outline of a shape inwards, in points.
    public enum Inset: KnownModifierType {
        public static let kind = shapeMethod("Inset", .required("by", CGFloat.self)) { .inset($0) }
    }

    /// Turns a shape around a place of its rectangle.
    public enum Rotation: KnownModifierType {
        public static let kind = shapeMethod(
            "Rotation", .required("angle", Angle.self), .defaulted("anchor", UnitPoint.center)
        ) { .rotation($0, anchor: $1) }
    }

    /// Scales a shape around a point of its rectangle.
    public enum Scale: KnownModifierType {
        public static let kind: Kind = Kind(
            "Scale", role: .modifier, subject: "Circle()",
            forms: [
                DynamicForm(.required("scale", CGFloat.self), .defaulted("anchor", UnitPoint.center)) {
                    _ViewMethod(kind, .scale(x: $0, y: $0, anchor: $1))
                },
                DynamicForm(.defaulted("x", 1), .defaulted("y", 1), .defaulted("anchor", UnitPoint.center)) {
                    _ViewMethod(kind, .scale(x: $0, y: $1, anchor: $2))
                },
            ])
    }

    /// Applies a transform to the outline of a shape.
    public enum Transform: KnownModifierType {
        public static let kind = shapeMethod(
            "Transform", .required("transform", CGAffineTransform.self)
        ) { .transform($0) }
    }

    /// Gives a shape a size in points, whatever its place is.
    public enum Size: KnownModifierType {
        public static let kind = shapeMethod(
            "Size", .required("width", CGFloat.self), .required("height", CGFloat.self)
        ) { .size(CGSize(width: $0, height: $1)) }
    }

    /// Keeps the stretch between two parts of the length of a shape's outline, from 0 to 1.
    public enum Trim: KnownModifierType {
        public static let kind = shapeMethod(
            "Trim", .defaulted("from", 0, positional: true), .defaulted("to", 1, positional: true)
        ) { .trim(from: $0, to: $1) }
    }
}
