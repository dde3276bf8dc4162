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

extension EnvironmentValues {
    /// A size of text.
    @Entry public var dynamicTypeSize: DynamicTypeSize = .large
}

extension DynamicTypeSize {
    /// The points in which texts of a style are set at each size, from the smallest on.
    private static func points(_ style: Font.TextStyle) -> [Double] {
        switch style {
        case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
        case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
        case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
        case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
        case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
        case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
        case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
        case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
        case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
        default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
        }
    }

    /// Returns the size of a text of a style, as a multiple of the usual one.
    package func scale(of style: Font.TextStyle) -> Double {
        points(of: style) / DynamicTypeSize.large.points(of: style)
    }

    /// The points in which texts of a style are set at this size.
    package func points(of style: Font.TextStyle) -> Double {
        DynamicTypeSize.points(style)[DynamicTypeSize.allCases.firstIndex(of: self)!]
    }
}
