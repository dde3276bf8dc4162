/// In which size a person reads text, as older source has it. `DynamicTypeSize` is the same under other names.
public nonisolated enum ContentSizeCategory: Hashable, CaseIterable, Sendable, NamedValues {
    /// Very small.
    case extraSmall
    /// Small.
    case small
    /// Medium.
    case medium
    /// The usual size.
    case large
    /// Large.
    case extraLarge
    /// Larger.
    case extraExtraLarge
    /// The largest but for accessibility.
    case extraExtraExtraLarge
    /// The first for accessibility.
    case accessibilityMedium
    /// The second.
    case accessibilityLarge
    /// The third.
    case accessibilityExtraLarge
    /// The fourth.
    case accessibilityExtraExtraLarge
    /// The largest.
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of those for accessibility.
    public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

    /// Whether text is smaller in the one than in the other.
    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.typeSize < right.typeSize
    }
    /// Whether text is smaller in the one than in the other, or as large.
    public static func <= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { !(right < left) }
    /// Whether text is larger in the one than in the other.
    public static func > (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { right < left }
    /// Whether text is larger in the one than in the other, or as large.
    public static func >= (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { !(left < right) }

    /// The same size under its newer name. Both types list their cases from the smallest to the largest.
    var typeSize: DynamicTypeSize { DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self)!] }

    /// The same size under its older name.
    init(_ size: DynamicTypeSize) {
        self = ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!]
    }
}

extension EnvironmentValues {
    /// In which size a person reads text: `dynamicTypeSize` under its older names.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.typeSize }
    }
}
