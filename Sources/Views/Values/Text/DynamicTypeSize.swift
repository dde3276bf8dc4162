/// The preferred size of text.
public nonisolated enum DynamicTypeSize: Hashable, CaseIterable, Comparable, Sendable, NamedValues {
    case xSmall
    case small
    case medium
    /// The default size.
    case large
    case xLarge
    case xxLarge
    /// The largest size other than those for accessibility.
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    /// Whether it is one of the sizes for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
