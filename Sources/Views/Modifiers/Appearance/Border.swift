import Foundation

extension ModifierType {
    /// Draws a border along the inner sides of a view.
    public enum Border: AttributeModifierType {
        /// What it notes: what the frame is drawn with, and how wide it is in points.
        public typealias Value = (style: any ShapeStyle, width: CGFloat)
        public static let kind = attribute(
            "Border",
            reads: [
                .record("border", Self.self) { ["shapeStyle": DynamicShapeStyle($0.style), "width": $0.width] }
            ],
            forms: [
                form(.required("content", DynamicShapeStyle.self), .defaulted("width", 1)) { ($0.style, $1) }
            ])
    }
}

extension View {
    /// Draws a border along the inner sides of the view.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        attribute(ModifierType.Border.self, (content, width))
    }
}

extension ModifierReaders {
    /// The frame that a modifier of this view draws.
    public var border: ViewCall<Void, ModifierType.Border.Value> { .init(ModifierType.Border.self) }
}

extension ViewCall where Arguments == Void, Result == ModifierType.Border.Value {
    /// What the frame is drawn with, which has to be of this type, and how wide it is in points. Throws
    /// `InspectionError.modifierNotFound` where there is none, `typeMismatch` where it is drawn with something else.
    @MainActor @preconcurrency
    public func callAsFunction<S: ShapeStyle>(_ type: S.Type) throws -> (shapeStyle: S, width: CGFloat) {
        let border = try callAsFunction(())
        return (try InspectionError.cast(border.style, as: type), border.width)
    }
}
