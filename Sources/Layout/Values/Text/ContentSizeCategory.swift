/// The preferred size of text: `DynamicTypeSize` under its former names.
public nonisolated enum ContentSizeCategory: Hashable, CaseIterable, Sendable, NamedValues {
    case extraSmall
    case small
    case medium
    /// The default size.
    case large
    case extraLarge
    case extraExtraLarge
    /// The largest size other than those for accessibility.
    case extraExtraExtraLarge
    case accessibilityMedium
    case accessibilityLarge
    case accessibilityExtraLarge
    case accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the sizes for accessibility.
    public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

    /// The same size under its current name. Both types list their cases from the smallest to the largest.
    package var typeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[ContentSizeCategory.allCases.firstIndex(of: self)!]
    }

    /// Creates the same size under its former name.
    init(_ size: DynamicTypeSize) {
        self = ContentSizeCategory.allCases[DynamicTypeSize.allCases.firstIndex(of: size)!]
    }
}

extension EnvironmentValues {
    /// The preferred size of text: `dynamicTypeSize` under its former names.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.typeSize }
    }
}
