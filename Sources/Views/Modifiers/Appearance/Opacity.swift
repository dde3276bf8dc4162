extension View {
    /// Sets the opacity of the view, from 0, which is transparent, to 1, which is opaque.
    public nonisolated func opacity(_ opacity: Double) -> some View { attribute(ModifierType.Opacity.self, opacity) }
}

extension ModifierType {
    public enum Opacity: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>(
            "Opacity", .required("opacity"), screen: .concealing { $0 > 0 ? nil : "has an opacity of 0" })
    }

    public var opacity: ModifierReader<Double> { .init(ModifierType.Opacity.self) }
}

extension ModifierType.Opacity: ArrangedAttribute {
    package static func isTranslucent(_ value: Value) -> Bool { value < 1 }
}
