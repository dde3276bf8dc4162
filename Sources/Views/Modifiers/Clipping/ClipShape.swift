extension ModifierType {
    /// Shows of a view what is within a shape.
    public enum ClipShape: AttributeModifierType {
        /// What it notes: the shape, and how its inside is worked out.
        public typealias Value = (shape: any Shape, style: FillStyle)
        public static let kind = attribute(
            "ClipShape",
            reads: [
                .reading("clipShape", Self.self) { DynamicShape($0.shape) },
                .reading("clipStyle", Self.self) { $0.style },
            ],
            forms: [form(.required("shape", DynamicShape.self), .defaulted("style", FillStyle())) { ($0.shape, $1) }])
    }
}

extension View {
    /// Shows of the view what is within a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        attribute(ModifierType.ClipShape.self, (shape, style))
    }
}

extension ModifierReaders {
    /// The shape within which a modifier shows this view.
    public var clipShape: ViewCall<Void, any Shape> { .init(ModifierType.ClipShape.self) { $0.shape } }
    /// How the inside is worked out of the shape within which a modifier shows this view.
    public var clipStyle: ModifierReader<FillStyle> { .init(ModifierType.ClipShape.self) { $0.style } }
}
