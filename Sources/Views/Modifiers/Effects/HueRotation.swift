extension ModifierType {
    /// Turns the colors of a view around the color circle.
    public enum HueRotation: AttributeModifierType {
        public typealias Value = Angle
        public static let kind = attribute("HueRotation", .required("angle", Angle.self))
    }
}

extension View {
    /// Turns the colors of the view around the color circle.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        attribute(ModifierType.HueRotation.self, angle)
    }
}

extension ModifierReaders {
    /// How far a modifier of this view turns its colors around the color circle.
    public var hueRotation: ModifierReader<Angle> {
        .init(ModifierType.HueRotation.self)
    }
}
