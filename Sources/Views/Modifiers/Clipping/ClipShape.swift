import Foundation

extension View {
    /// Clips the view to a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        attribute(ModifierType.ClipShape.self, (shape, style))
    }

    /// Clips the view to its rectangle.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Clips the view to a rectangle with corners of a radius in points. Deprecated in SwiftUI.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }
}

extension ModifierType {
    public enum ClipShape: AttributeModifierType {
        public static let attribute = ModifierAttribute<(shape: any Shape, style: FillStyle)>(
            "ClipShape",
            reads: [
                .reading("clipShape") { DynamicShape($0.shape) },
                .reading("clipStyle") { $0.style },
            ],
            forms: [.form(.required("shape", DynamicShape.self), .defaulted("style", FillStyle())) { ($0.shape, $1) }])
    }

    public enum Clipped: KnownModifierType {
        public static let kind = modifier(
            forms: [
                ClipShape.attribute.form(.defaulted("antialiased", false)) { (Rectangle(), FillStyle(antialiased: $0)) }
            ])
    }

    public enum CornerRadius: KnownModifierType {
        public static let kind = modifier(
            members: [Member("cornerRadius") { try ModifierType().cornerRadius($0) }],
            forms: [
                ClipShape.attribute.form(.required("radius", CGFloat.self), .defaulted("antialiased", true)) {
                    (RoundedRectangle(cornerRadius: $0), FillStyle(antialiased: $1))
                }
            ])
    }

    /// The shape passed to `clipShape`, as the given type.
    public var clipShape: ViewCall<Void, any Shape> { .init(ModifierType.ClipShape.self) { $0.shape } }
    /// The fill style of the shape passed to `clipShape`.
    public var clipStyle: ModifierReader<FillStyle> { .init(ModifierType.ClipShape.self) { $0.style } }

    /// The corner radius of the rectangle to which the view is clipped, in points. Throws
    /// `InspectionError.modifierNotFound` where there is none.
    public var cornerRadius: ModifierReader<CGFloat> {
        .init { node in
            for clip in node.attributes(ModifierType.ClipShape.self) {
                if let shape = clip.shape as? RoundedRectangle { return shape.cornerSize.width }
            }
            throw InspectionError.modifierNotFound(parent: node.title, modifier: "cornerRadius", index: 0)
        }
    }
}

extension ModifierType.ClipShape: ArrangedAttribute {
    package static var mayClip: Bool { true }

    package static func touchEffect(_ value: Value, in frame: CGRect) -> TouchEffect? {
        .clipping { value.shape.covers($0, in: frame, eoFill: value.style.isEOFilled) }
    }
}
