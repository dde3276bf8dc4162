extension View {
    /// Rotates the hues of the view by an angle on the color wheel.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { attribute(ModifierType.HueRotation.self, angle) }
}

extension ModifierType {
    public enum HueRotation: AttributeModifierType {
        public static let attribute = ModifierAttribute<Angle>("HueRotation", "angle")
    }
}

extension ModifierReaders {
    public var hueRotation: ModifierReader<Angle> { .init(ModifierType.HueRotation.self) }
}
