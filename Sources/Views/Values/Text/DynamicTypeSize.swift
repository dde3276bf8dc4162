/// In which size a person reads text.
public nonisolated enum DynamicTypeSize: Hashable, CaseIterable, Comparable, Sendable {
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

extension DynamicTypeSize: NamedValues {
    public static var dynamicName: String { "dynamic type size" }
    public static var namedValues: KeyValuePairs<String, DynamicTypeSize> {
        [
            "xSmall": .xSmall, "small": .small, "medium": .medium, "large": .large, "xLarge": .xLarge,
            "xxLarge": .xxLarge, "xxxLarge": .xxxLarge, "accessibility1": .accessibility1,
            "accessibility2": .accessibility2, "accessibility3": .accessibility3, "accessibility4": .accessibility4,
            "accessibility5": .accessibility5,
        ]
    }
}
