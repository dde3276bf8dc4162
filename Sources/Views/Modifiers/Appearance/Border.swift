import Foundation

extension ModifierType {
    public enum Border: AttributeModifierType {
        public static let attribute = ModifierAttribute<(style: any ShapeStyle, width: CGFloat)>(
            "Border",
            reads: [
                .record("border") { ["shapeStyle": DynamicShapeStyle($0.style), "width": $0.width] }
            ],
            forms: [
                .form(.required("content", DynamicShapeStyle.self), .defaulted("width", 1)) { ($0.style, $1) }
            ])
    }

    /// The style and width of the border, or of the line along the inner side of a shape that lies over the view.
    public var border: ViewCall<Void, ModifierType.Border.Value> {
        .init { node in
            if let border = node.attributes(ModifierType.Border.self).first { return border }
            let overlays = node.effectiveModifiers.filter { $0.kind.states(StandsInFront.self) }.compactMap(\.node)
            if let line = overlays.lazy.compactMap({ $0.contents.first?.lineWithinShape }).first { return line }
            return try node.attribute(ModifierType.Border.self)
        }
    }
}

extension Node {
    /// The line along the inner side of the shape that the view draws; nil for any other view.
    fileprivate var lineWithinShape: ModifierType.Border.Value? {
        guard let shape = try? properties(of: ViewType.Shape.self), let line = try? shape.strokeStyle(self),
            let inset = try? shape.inset(self), inset == line.lineWidth / 2, let style = try? shape.fillShapeStyle(self)
        else { return nil }
        return (style, line.lineWidth)
    }
}

extension View {
    /// Draws a border along the inner sides of the view.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        attribute(ModifierType.Border.self, (content, width))
    }
}

extension ViewCall where Arguments == Void, Result == ModifierType.Border.Value {
    /// The style, which has to be of this type, and the width in points. Throws `InspectionError.modifierNotFound`
    /// where there is no border, `typeMismatch` where its style is of another type.
    @MainActor @preconcurrency
    public func callAsFunction<S: ShapeStyle>(_ type: S.Type) throws -> (shapeStyle: S, width: CGFloat) {
        let border = try callAsFunction(())
        return (try InspectionError.cast(border.style, as: type), border.width)
    }
}
