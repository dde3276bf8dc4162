/// How deep a heading lies in the outline of a screen.
public nonisolated enum AccessibilityHeadingLevel: UInt, Hashable, Sendable, CaseIterable, NamedValues {
    case unspecified, h1, h2, h3, h4, h5, h6

    public static var dynamicName: String { "heading level" }
}

extension ModifierType {
    /// Says how deep a heading lies in the outline of a screen.
    public enum AccessibilityHeading: AttributeModifierType {
        public typealias Value = AccessibilityHeadingLevel
        public static let kind = attribute("AccessibilityHeading", .required("level", AccessibilityHeadingLevel.self))
    }
}

extension View {
    /// Says how deep the heading lies in the outline of the screen.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        attribute(ModifierType.AccessibilityHeading.self, level)
    }
}

extension ModifierReaders {
    /// How deep a modifier of the view says that its heading lies.
    public var accessibilityHeading: ModifierReader<AccessibilityHeadingLevel> {
        .init(ModifierType.AccessibilityHeading.self)
    }
}
