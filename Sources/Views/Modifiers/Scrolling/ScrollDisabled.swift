private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether scrolling views can be scrolled.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
}

extension ModifierType {
    /// Keeps the scrolling views within a view from being scrolled, or not.
    public enum ScrollDisabled: AttributeModifierType {
        public typealias Value = Bool
        public static let kind = attribute("ScrollDisabled", .required("disabled", Bool.self))

        /// Disables scrolling in the environment; an inner modifier can't enable it again.
        public static func modify(_ environment: inout EnvironmentValues, by value: Bool) {
            if value { environment.isScrollEnabled = false }
        }
    }
}

extension View {
    /// Keeps the scrolling views within the view from being scrolled, or not.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        attribute(ModifierType.ScrollDisabled.self, disabled)
    }
}

extension ModifierReaders {
    /// Whether a modifier of this view keeps the scrolling views within it from being scrolled.
    public var scrollDisabled: ModifierReader<Bool> { .init(ModifierType.ScrollDisabled.self) }
}
