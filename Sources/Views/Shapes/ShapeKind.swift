import Foundation

extension ViewType {
    /// A figure that fits itself into its place.
    public enum Shape: InspectedViewType {
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
            public var path: ViewCall<CGRect, Path> { .init(of: shape) { shape, _, rect in shape.path(in: rect) } }
            /// By how many points it was made smaller.
            /// - Throws: Where it wasn't.
            public var inset: ViewCall<Void, CGFloat> {
                read("inset") { if case .inset(let amount) = $0 { amount } else { nil } }
            }
            /// By how many points it was moved.
            /// - Throws: Where it wasn't.
            public var offset: ViewCall<Void, CGSize> {
                read("offset") { if case .offset(let offset) = $0 { offset } else { nil } }
            }
            /// The factors of its scale, and the point that it was scaled around.
            /// - Throws: Where it wasn't.
            public var scale: ViewCall<Void, (x: CGFloat, y: CGFloat, anchor: UnitPoint)> {
                read("scale") { if case .scale(let x, let y, let anchor) = $0 { (x, y, anchor) } else { nil } }
            }
            /// The angle of its rotation, and the point that it was rotated around.
            /// - Throws: Where it wasn't.
            public var rotation: ViewCall<Void, (angle: Angle, anchor: UnitPoint)> {
                read("rotation") { if case .rotation(let angle, let anchor) = $0 { (angle, anchor) } else { nil } }
            }
            /// The transform that was applied.
            /// - Throws: Where none was.
            public var transform: ViewCall<Void, CGAffineTransform> {
                read("transform") { if case .transform(let transform) = $0 { transform } else { nil } }
            }
            /// The size it was given, in points.
            /// - Throws: Where it was given none.
            public var size: ViewCall<Void, CGSize> {
                read("size") { if case .size(let size) = $0 { size } else { nil } }
            }
            /// The style of the line along its outline.
            /// - Throws: Where none is.
            public var strokeStyle: ViewCall<Void, StrokeStyle> {
                read("strokeStyle") { if case .stroke(let style) = $0 { style } else { nil } }
            }
            /// Which stretch of its outline it is, as parts from 0 to 1.
            /// - Throws: Where it was not cut.
            public var trim: ViewCall<Void, (from: CGFloat, to: CGFloat)> {
                read("trim") { if case .trim(let from, let to) = $0 { (from, to) } else { nil } }
            }
            /// The style that it is drawn with.
            /// - Throws: `InspectionError.attributeNotFound` where none is set, `typeMismatch` where it has another
            ///   type.
            public var fillShapeStyle: ViewCall<Void, any ShapeStyle> { .attribute("fillShapeStyle", of: name, style) }
            /// The fill style.
            /// - Throws: `InspectionError.attributeNotFound` where none is set.
            public var fillStyle: ViewCall<Void, FillStyle> { .attribute("fillStyle", of: name, filling) }

            /// The drawing of the shape behind this one.
            /// - Throws: `InspectionError.viewNotFound` where there is none.
            public var backgroundView: SlotReference<ViewType.Shape> { .init(backgroundSlot) }

            private var name: String { TypeName.short(of: type(of: shape)) }

            private func read<Value>(
                _ label: String, _ value: (ShapeChange) -> Value?
            ) -> ViewCall<Void, Value> {
                var next: any Views.Shape = shape
                while let changed = next as? any ChangedShape {
                    if let found = changed.change.flatMap(value) { return .attribute(label, of: name, found) }
                    next = changed.original
                }
                return .attribute(label, of: TypeName.short(of: type(of: next)), nil)
            }
        }

        public static let kind = Kind(
            "Shape",
            members: [
                Member(
                    "path", role: .attribute, result: Path.dynamicName, .defaulted("x", 0), .defaulted("y", 0),
                    .required("width", CGFloat.self), .required("height", CGFloat.self)
                ) { node, x, y, width, height in
                    let rect = CGRect(x: x, y: y, width: width, height: height)
                    return try node.properties(of: Shape.self).path.make(on: node, rect).dynamicValue
                },
                .call("inset", \Properties.inset),
                .call("offset", \Properties.offset),
                .call("scale", \Properties.scale) {
                    DynamicValue.record([
                        "x": $0.x.dynamicValue, "y": $0.y.dynamicValue, "anchor": $0.anchor.dynamicValue,
                    ])
                },
                .call("rotation", \Properties.rotation) {
                    DynamicValue.record(["angle": $0.angle.dynamicValue, "anchor": $0.anchor.dynamicValue])
                },
                .call("transform", \Properties.transform),
                .call("size", \Properties.size),
                .call("strokeStyle", \Properties.strokeStyle),
                .call("trim", \Properties.trim) {
                    DynamicValue.record(["from": $0.from.dynamicValue, "to": $0.to.dynamicValue])
                },
                .call("fillShapeStyle", \Properties.fillShapeStyle) { DynamicShapeStyle($0) },
                .call("fillStyle", \Properties.fillStyle),
            ],
            slots: [backgroundSlot],
            facets: [
                .layout { node, _ in node.shape.map { $0.ownLayout } },
                .drawn(name: { $0.drawnShape.map { TypeName.short(of: type(of: $0)) } }) {
                    $0.drawsShape(at: $1, in: $2)
                },
                .drawingShape, .opaque { $0.isOpaqueShape }, .seen { $0.children.isEmpty ? $0.shapeColor : nil },
            ],
            calling: Calling(mismatch: { .typeMismatch(factual: $0, expected: "InspectableShape") }))
    }
}

extension ViewType.Kinds {
    /// Leads to a child that is a shape.
    public var shape: KindReference<ViewType.Shape> { .init() }
}

extension ViewCall where Arguments == CGRect, Result == Path {
    /// The outline in a rectangle, in points.
    @MainActor @preconcurrency public func callAsFunction(in rect: CGRect) throws -> Path { try callAsFunction(rect) }
}
