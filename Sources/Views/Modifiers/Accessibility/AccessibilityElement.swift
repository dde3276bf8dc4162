/// What becomes of the children of a view that is made one element.
public nonisolated enum AccessibilityChildBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// They are left out: the element says all there is to say.
    case ignore
    /// They stay elements of their own, within this one.
    case contain
    /// What they say is put together, and said by this one.
    case combine
}

extension ModifierType {
    /// Makes one element of a view for those who can't see it.
    public enum AccessibilityElement: AttributeModifierType {
        public typealias Value = AccessibilityChildBehavior
        public static let kind = attribute("AccessibilityElement", .defaulted("children", .ignore, positional: true))
    }
}

extension View {
    /// Makes one element of the view for those who can't see it; `children` says what becomes of those within it.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        attribute(ModifierType.AccessibilityElement.self, children)
    }
}

extension ModifierReaders {
    /// What a modifier that makes one element of the view does with its children.
    public var accessibilityElement: ModifierReader<AccessibilityChildBehavior> {
        .init(ModifierType.AccessibilityElement.self)
    }
}
