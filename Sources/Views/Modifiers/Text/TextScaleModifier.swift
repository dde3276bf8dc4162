extension Text {
    /// The size of a text relative to others with the same font.
    public nonisolated enum Scale: Hashable, CaseIterable, Sendable, NamedValues {
        /// The size of the font.
        case `default`
        /// A size for what is less important, such as the unit of a figure.
        case secondary

        public static var dynamicName: String { "text scale" }
    }
}

extension ModifierType {
    @AttributeModifier(.required("scale", Views.Text.Scale.self), .defaulted("isEnabled", true))
    public var textScale: ModifierReader<(scale: Views.Text.Scale, isEnabled: Bool)>
}

extension View {
    /// Sets the scale of the texts in the view.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        attribute(ModifierType.TextScale.self, (scale, isEnabled))
    }
}
