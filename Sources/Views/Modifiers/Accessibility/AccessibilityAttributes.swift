extension View {
    /// Hides the view from assistive technologies.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        attribute(ModifierType.AccessibilityHidden.self, hidden)
    }

    /// Hides the view from assistive technologies. Deprecated in SwiftUI.
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Sets an identifier of the view, which is never shown, so that tests find it.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        attribute(ModifierType.AccessibilityIdentifier.self, identifier)
    }

    /// Sets an identifier of the view, which is never shown. Deprecated in SwiftUI.
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Sets the order in which assistive technologies read the view among its siblings: higher numbers come first.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        attribute(ModifierType.AccessibilitySortPriority.self, sortPriority)
    }

    /// Sets the order in which assistive technologies read the view among its siblings. Deprecated in SwiftUI.
    public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

    /// Sets whether the view responds to user interaction, in place of what is inferred.
    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> some View
    {
        attribute(ModifierType.AccessibilityRespondsToUserInteraction.self, respondsToUserInteraction)
    }

    /// Keeps the colors of the view, such as a photo, when the system inverts colors.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        attribute(ModifierType.AccessibilityIgnoresInvertColors.self, active)
    }

    /// Sets the value, of those that a control offers, that the view stands for.
    public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View {
        attribute(ModifierType.AccessibilitySelectionIdentifier.self, selectionIdentifier)
    }
}

extension ModifierType {
    public enum AccessibilityHidden: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("AccessibilityHidden", "hidden")
    }

    public enum AccessibilityIdentifier: AttributeModifierType {
        public static let attribute = ModifierAttribute<String>("AccessibilityIdentifier", "identifier")
    }

    public enum AccessibilitySortPriority: AttributeModifierType {
        public static let attribute = ModifierAttribute<Double>("AccessibilitySortPriority", "sortPriority")
    }

    public enum AccessibilityRespondsToUserInteraction: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "AccessibilityRespondsToUserInteraction", "respondsToUserInteraction", default: true)
    }

    public enum AccessibilityIgnoresInvertColors: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>(
            "AccessibilityIgnoresInvertColors", "active", default: true)
    }

    /// Sets the value, of those that a control offers, that a view stands for.
    public enum AccessibilitySelectionIdentifier: AttributeModifierType {
        public static let attribute = ModifierAttribute<AnyHashable>("AccessibilitySelectionIdentifier", "identifier")
    }
}

extension ModifierReaders {
    public var accessibilityHidden: ModifierReader<Bool> { .init(ModifierType.AccessibilityHidden.self) }
    public var accessibilityIdentifier: ModifierReader<String> { .init(ModifierType.AccessibilityIdentifier.self) }
    public var accessibilitySortPriority: ModifierReader<Double> { .init(ModifierType.AccessibilitySortPriority.self) }
    public var accessibilityRespondsToUserInteraction: ModifierReader<Bool> {
        .init(ModifierType.AccessibilityRespondsToUserInteraction.self)
    }

    public var accessibilityIgnoresInvertColors: ModifierReader<Bool> {
        .init(ModifierType.AccessibilityIgnoresInvertColors.self)
    }

    /// The value, of those that a control offers, that the view stands for.
    public var accessibilitySelectionIdentifier: ModifierReader<AnyHashable> {
        .init(ModifierType.AccessibilitySelectionIdentifier.self)
    }
}
