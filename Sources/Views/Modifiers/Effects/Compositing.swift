extension View {
    /// Sets the mode in which the view blends with what is behind it.
    public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
        attribute(ModifierType.BlendMode.self, blendMode)
    }

    /// Draws the view as a whole before outer effects apply.
    public nonisolated func compositingGroup() -> some View { attribute(ModifierType.CompositingGroup.self) }

    /// Draws the view into an offscreen image, opaque or not, with a color mode.
    public nonisolated func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View
    {
        attribute(ModifierType.DrawingGroup.self, (opaque, colorMode))
    }
}

extension ModifierType {
    public enum BlendMode: AttributeModifierType {
        public static let attribute = ModifierAttribute<Views.BlendMode>("BlendMode", "blendMode")
    }

    public enum CompositingGroup: AttributeModifierType {
        public static let attribute = ModifierAttribute<Void>("CompositingGroup")
    }

    public enum DrawingGroup: AttributeModifierType {
        public static let attribute = ModifierAttribute<(isOpaque: Bool, colorMode: ColorRenderingMode)>(
            "DrawingGroup",
            reads: [.record("drawingGroup") { ["isOpaque": $0.isOpaque, "colorMode": $0.colorMode] }],
            forms: [
                .form(.defaulted("opaque", false), .defaulted("colorMode", ColorRenderingMode.nonLinear)) { ($0, $1) }
            ])
    }
}

extension ModifierReaders {
    public var blendMode: ModifierReader<BlendMode> { .init(ModifierType.BlendMode.self) }
    public var compositingGroup: ModifierReader<Void> { .init(ModifierType.CompositingGroup.self) }
    public var drawingGroup: ModifierReader<(isOpaque: Bool, colorMode: ColorRenderingMode)> {
        .init(ModifierType.DrawingGroup.self)
    }
}
