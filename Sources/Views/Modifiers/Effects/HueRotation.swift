extension View {
    /// Rotates the hues of the view by an angle on the color wheel.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { attribute(ModifierType.HueRotation.self, angle) }
}

extension ModifierType {
    @AttributeModifier("angle") public var hueRotation: ModifierReader<Angle>
}
