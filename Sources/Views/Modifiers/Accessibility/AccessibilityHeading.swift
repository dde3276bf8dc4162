/// The level of a heading in the outline of a screen.
public nonisolated enum AccessibilityHeadingLevel: UInt, Hashable, Sendable, CaseIterable, NamedValues {
    case unspecified, h1, h2, h3, h4, h5, h6

    public static var dynamicName: String { "heading level" }
}

extension View {
    /// Sets the level of the heading in the outline of the screen.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        attribute(ModifierType.AccessibilityHeading.self, level)
    }
}

extension ModifierType {
    @AttributeModifier("level") public var accessibilityHeading: ModifierReader<AccessibilityHeadingLevel>
}
