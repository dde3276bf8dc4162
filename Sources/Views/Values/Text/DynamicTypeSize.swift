/// In which size a person reads text.
public nonisolated enum DynamicTypeSize: Hashable, CaseIterable, Comparable, Sendable, NamedValues {
    /// Very small.
    case xSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// The usual size.
    case large
    /// Large.
    case xLarge
    /// Larger.
    case xxLarge
    /// The largest but for accessibility.
    case xxxLarge
    /// The first for accessibility.
    case accessibility1
    /// The second.
    case accessibility2
    /// The third.
    case accessibility3
    /// The fourth.
    case accessibility4
    /// The largest.
    case accessibility5

    /// Whether it is one of those for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
