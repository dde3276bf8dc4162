extension Image {
    /// The range of brightness in which an image is shown.
    public nonisolated enum DynamicRange: Hashable, CaseIterable, Sendable, NamedValues {
        /// The range of standard displays.
        case standard
        /// A range between those of standard and of bright displays.
        case constrainedHigh
        /// The range of the image, as far as the display has it.
        case high

        public static var dynamicName: String { "dynamic range" }
    }
}

extension EnvironmentValues {
    /// The range of brightness in which images are shown at most; nil for the system's choice.
    @Entry public var allowedDynamicRange: Image.DynamicRange?
}

extension View {
    /// Limits the range of brightness in which the images in the view are shown.
    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        setting(ModifierType.AllowedDynamicRange.self, range)
    }
}

extension ModifierType {
    @EnvironmentModifier(\.allowedDynamicRange, "range")
    public var allowedDynamicRange: ModifierReader<Views.Image.DynamicRange?>
}
