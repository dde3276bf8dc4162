/// The treatment of the children of a view that becomes one accessibility element.
public nonisolated enum AccessibilityChildBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// They are left out: the element says all there is to say.
    case ignore
    /// They stay elements of their own, within this one.
    case contain
    /// Their properties are merged into the element.
    case combine
}

extension ModifierType {
    public enum AccessibilityElement: AttributeModifierType {
        public static let attribute = ModifierAttribute<AccessibilityChildBehavior>(
            "AccessibilityElement", "children", default: .ignore)
    }

    public var accessibilityElement: ModifierReader<AccessibilityChildBehavior> {
        .init(ModifierType.AccessibilityElement.self)
    }
}

extension View {
    /// Makes the view one accessibility element; `children` sets the treatment of the elements within it.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        attribute(ModifierType.AccessibilityElement.self, children)
    }
}
