extension View {
    /// Flashes the indicators of the scrolling views in the view when it appears. The modifier keeps what it is given;
    /// nothing is drawn.
    public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        attribute(ModifierType.ScrollIndicatorsFlash.self, onAppear)
    }

    /// Flashes the indicators of the scrolling views in the view when a value changes. The modifier keeps that it does;
    /// nothing is drawn.
    public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        attribute(ModifierType.ScrollIndicatorsFlash.self, false)
    }
}

extension ModifierType {
    public enum ScrollIndicatorsFlash: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("ScrollIndicatorsFlash", .required("onAppear"))
    }

    /// Whether the indicators flash when the view appears, rather than when a value changes.
    public var scrollIndicatorsFlash: ModifierReader<Bool> { .init(ModifierType.ScrollIndicatorsFlash.self) }
}
