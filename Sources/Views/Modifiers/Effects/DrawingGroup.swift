extension View {
    /// Draws the view into an offscreen image, opaque or not, with a color mode.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        attribute(ModifierType.DrawingGroup.self, (opaque, colorMode))
    }
}

extension ModifierType {
    public enum DrawingGroup: AttributeModifierType {
        public static let attribute = ModifierAttribute<(isOpaque: Bool, colorMode: ColorRenderingMode)>(
            "DrawingGroup",
            reads: [.record("drawingGroup") { ["isOpaque": $0.isOpaque, "colorMode": $0.colorMode] }],
            forms: [
                .form(.defaulted("opaque", false), .defaulted("colorMode", ColorRenderingMode.nonLinear)) { ($0, $1) }
            ])
    }

    public var drawingGroup: ModifierReader<(isOpaque: Bool, colorMode: ColorRenderingMode)> {
        .init(ModifierType.DrawingGroup.self)
    }
}
