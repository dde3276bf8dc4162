extension ModifierType {
    /// Draws a view into a picture first.
    public enum DrawingGroup: AttributeModifierType {
        public typealias Value = (isOpaque: Bool, colorMode: ColorRenderingMode)
        public static let kind = attribute(
            "DrawingGroup",
            reads: [.record("drawingGroup", Self.self) { ["isOpaque": $0.isOpaque, "colorMode": $0.colorMode] }],
            forms: [
                form(.defaulted("opaque", false), .defaulted("colorMode", ColorRenderingMode.nonLinear)) { ($0, $1) }
            ])
    }
}

extension View {
    /// Draws the view into a picture first, which is opaque or not and has colors worked out in a mode.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        attribute(ModifierType.DrawingGroup.self, (opaque, colorMode))
    }
}

extension ModifierReaders {
    /// How a modifier of this view draws it into a picture first.
    public var drawingGroup: ModifierReader<(isOpaque: Bool, colorMode: ColorRenderingMode)> {
        .init(ModifierType.DrawingGroup.self)
    }
}
