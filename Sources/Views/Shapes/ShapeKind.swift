import Foundation

extension ViewType {
    /// A figure that fits itself into its place.
    public enum Shape: KnownViewType {
        static let backgroundSlot = Slot("backgroundView")

        public struct Properties {
            let shape: any Views.Shape
            let style: (any ShapeStyle)?
            let filling: FillStyle?

            init(shape: any Views.Shape, style: (any ShapeStyle)? = nil, fillStyle: FillStyle? = nil) {
                self.shape = shape
                self.style = style
                filling = fillStyle
            }

            /// The outline in a rectangle, in points.
            public var path: PathCall { PathCall(shape: shape) }
            /// By how many points it was made smaller.
            /// - Throws: Where it wasn't.
            public var inset: AttributeCall<CGFloat> {
                read("inset") { if case .inset(let amount) = $0 { amount } else { nil } }
            }
            /// By how many points it was moved.
            /// - Throws: Where it wasn't.
            public var offset: AttributeCall<CGSize> {
                read("offset") { if case .offset(let offset) = $0 { offset } else { nil } }
            }
            /// How many times as large it was made, and around which place.
            /// - Throws: Where it wasn't.
            public var scale: AttributeCall<(x: CGFloat, y: CGFloat, anchor: UnitPoint)> {
                read("scale") { if case .scale(let x, let y, let anchor) = $0 { (x, y, anchor) } else { nil } }
            }
            /// How far it was turned, and around which place.
            /// - Throws: Where it wasn't.
            public var rotation: AttributeCall<(angle: Angle, anchor: UnitPoint)> {
                read("rotation") { if case .rotation(let angle, let anchor) = $0 { (angle, anchor) } else { nil } }
            }
            /// The transform that was applied.
            /// - Throws: Where none was.
            public var transform: AttributeCall<CGAffineTransform> {
                read("transform") { if case .transform(let transform) = $0 { transform } else { nil } }
            }
            /// The size it was given, in points.
            /// - Throws: Where it was given none.
            public var size: AttributeCall<CGSize> {
                read("size") { if case .size(let size) = $0 { size } else { nil } }
            }
            /// How the line along its outline is drawn.
            /// - Throws: Where none is.
            public var strokeStyle: AttributeCall<StrokeStyle> {
                read("strokeStyle") { if case .stroke(let style) = $0 { style } else { nil } }
            }
            /// Which stretch of its outline it is, as parts from 0 to 1.
            /// - Throws: Where it was not cut.
            public var trim: AttributeCall<(from: CGFloat, to: CGFloat)> {
                read("trim") { if case .trim(let from, let to) = $0 { (from, to) } else { nil } }
            }
            /// The style that it is drawn with.
            /// - Throws: `InspectionError.attributeNotFound` where none is set, `typeMismatch` where it has another
            ///   type.
            public var fillShapeStyle: ShapeStyleCall { ShapeStyleCall(style: style, of: name) }
            /// The fill style.
            /// - Throws: `InspectionError.attributeNotFound` where none is set.
            public var fillStyle: AttributeCall<FillStyle> { AttributeCall("fillStyle", of: name, filling) }

            /// The drawing of the shape behind this one.
            /// - Throws: `InspectionError.viewNotFound` where there is none.
            public var backgroundView: SlotReference<ViewType.Shape> { .init(backgroundSlot) }

            private var name: String { TypeName.short(of: type(of: shape)) }

            private func read<Value>(
                _ label: String, _ value: (ShapeChange) -> Value?
            ) -> AttributeCall<Value> {
                var next: any Views.Shape = shape
                while let changed = next as? any ChangedShape {
                    if let found = changed.change.flatMap(value) { return AttributeCall(label, of: name, found) }
                    next = changed.original
                }
                return AttributeCall(label, of: TypeName.short(of: type(of: next)), nil)
            }
        }

        public static let kind = Kind(
            "Shape",
            members: [
                .call(
                    "path", Shape.self, .defaulted("x", 0), .defaulted("y", 0), .required("width", CGFloat.self),
                    .required("height", CGFloat.self)
                ) { try $0.path(in: CGRect(x: $1, y: $2, width: $3, height: $4)) },
                .attribute("inset", Shape.self) { try $0.inset() },
                .attribute("offset", Shape.self) { try $0.offset() },
                .attribute("scale", Shape.self) { properties in
                    let scale = try properties.scale()
                    return DynamicValue.record([
                        "x": scale.x.dynamicValue, "y": scale.y.dynamicValue, "anchor": scale.anchor.dynamicValue,
                    ])
                },
                .attribute("rotation", Shape.self) { properties in
                    let rotation = try properties.rotation()
                    return DynamicValue.record([
                        "angle": rotation.angle.dynamicValue, "anchor": rotation.anchor.dynamicValue,
                    ])
                },
                .attribute("transform", Shape.self) { try $0.transform() },
                .attribute("size", Shape.self) { try $0.size() },
                .attribute("strokeStyle", Shape.self) { try $0.strokeStyle() },
                .attribute("trim", Shape.self) { properties in
                    let trim = try properties.trim()
                    return DynamicValue.record(["from": trim.from.dynamicValue, "to": trim.to.dynamicValue])
                },
                .attribute("fillShapeStyle", Shape.self) { DynamicShapeStyle(try $0.fillShapeStyle.anyStyle()) },
                .attribute("fillStyle", Shape.self) { try $0.fillStyle() },
            ],
            slots: [backgroundSlot])
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a shape.
    public var shape: KindReference<ViewType.Shape> { .init() }
}

/// Gives the outline of a shape.
public struct PathCall: ViewCall {
    let shape: any Shape

    public func bound(to place: Place) -> PathCall { self }

    /// The outline in a rectangle, in points.
    @MainActor @preconcurrency public func callAsFunction(in rect: CGRect) throws -> Path { shape.path(in: rect) }
}

/// Gives what a shape is drawn with.
public struct ShapeStyleCall: ViewCall {
    let style: (any ShapeStyle)?
    let name: String

    init(style: (any ShapeStyle)?, of name: String) {
        self.style = style
        self.name = name
    }

    public func bound(to place: Place) -> ShapeStyleCall { self }

    /// The style, of whatever type.
    /// - Throws: `InspectionError.attributeNotFound` when there is none.
    func anyStyle() throws -> any ShapeStyle {
        guard let style else { throw InspectionError.attributeNotFound(label: "fillShapeStyle", type: name) }
        return style
    }

    /// The style, which has to be of this type.
    /// - Throws: `InspectionError.typeMismatch` when it is of another, `attributeNotFound` when there is none.
    @MainActor @preconcurrency public func callAsFunction<S: ShapeStyle>(_ type: S.Type) throws -> S {
        try InspectionError.cast(anyStyle(), as: type)
    }
}
