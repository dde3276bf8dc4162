extension View {
    /// Brightens the view by an amount from 0, which leaves it as it is, to 1, which makes it white.
    public nonisolated func brightness(_ amount: Double) -> some View {
        attribute(ModifierType.Brightness.self, amount)
    }

    /// Scales the contrast of the view: 1 leaves it as it is, 0 makes it gray.
    public nonisolated func contrast(_ amount: Double) -> some View { attribute(ModifierType.Contrast.self, amount) }

    /// Scales the saturation of the view: 1 leaves it as it is, 0 makes it gray.
    public nonisolated func saturation(_ amount: Double) -> some View {
        attribute(ModifierType.Saturation.self, amount)
    }

    /// Removes color from the view: 0 leaves it as it is, 1 makes it gray.
    public nonisolated func grayscale(_ amount: Double) -> some View { attribute(ModifierType.Grayscale.self, amount) }

    /// Rotates the hues of the view by an angle on the color wheel.
    public nonisolated func hueRotation(_ angle: Angle) -> some View { attribute(ModifierType.HueRotation.self, angle) }

    /// Inverts the colors of the view.
    public nonisolated func colorInvert() -> some View { attribute(ModifierType.ColorInvert.self) }

    /// Multiplies the colors of the view by a color.
    public nonisolated func colorMultiply(_ color: Color) -> some View {
        attribute(ModifierType.ColorMultiply.self, color)
    }

    /// Makes the view transparent by its luminance: dark parts show what is behind.
    public nonisolated func luminanceToAlpha() -> some View { attribute(ModifierType.LuminanceToAlpha.self) }
}

extension ModifierType {
    public enum Brightness: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("Brightness", "amount")
    }

    public enum Contrast: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("Contrast", "amount")
    }

    public enum Saturation: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("Saturation", "amount")
    }

    public enum Grayscale: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("Grayscale", "amount")
    }

    public enum HueRotation: AttributeModifierType {
        public static let attribute = ModifierAttribute<Angle>("HueRotation", "angle")
    }

    public enum ColorInvert: AttributeModifierType {
        public static let attribute = ModifierAttribute<Void>("ColorInvert")
    }

    public enum ColorMultiply: AttributeModifierType {
        public static let attribute = ModifierAttribute<Color>("ColorMultiply", "color")
    }

    public enum LuminanceToAlpha: AttributeModifierType {
        public static let attribute = ModifierAttribute<Void>("LuminanceToAlpha")
    }
}

extension ModifierReaders {
    public var brightness: ModifierReader<Double> { .init(ModifierType.Brightness.self) }
    public var contrast: ModifierReader<Double> { .init(ModifierType.Contrast.self) }
    public var saturation: ModifierReader<Double> { .init(ModifierType.Saturation.self) }
    public var grayscale: ModifierReader<Double> { .init(ModifierType.Grayscale.self) }
    public var hueRotation: ModifierReader<Angle> { .init(ModifierType.HueRotation.self) }
    public var colorInvert: ModifierReader<Void> { .init(ModifierType.ColorInvert.self) }
    public var colorMultiply: ModifierReader<Color> { .init(ModifierType.ColorMultiply.self) }
    public var luminanceToAlpha: ModifierReader<Void> { .init(ModifierType.LuminanceToAlpha.self) }
}
