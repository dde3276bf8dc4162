/// The appearance of page indicators.
@BuiltInStyles(PageIndexViewStyle.self)
public protocol IndexViewStyle {}

/// A dot for each page.
@MemberwiseInit public nonisolated struct PageIndexViewStyle: IndexViewStyle, Equatable {
    /// When the page indicator has a background.
    public enum BackgroundDisplayMode: Hashable, Sendable {
        /// As the platform prefers.
        case automatic
        /// During interaction.
        case interactive
        case always, never
    }

    /// When the page indicator has a background.
    public private(set) var backgroundDisplayMode: BackgroundDisplayMode = .automatic
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A dot for each page, with a background shown at the given times.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension ModifierType.IndexViewStyle {
    public static var variants: KeyValuePairs<String, Any> {
        [
            "page": PageIndexViewStyle(), "pageWithBackground": PageIndexViewStyle(backgroundDisplayMode: .always),
            "pageWithoutBackground": PageIndexViewStyle(backgroundDisplayMode: .never),
            "pageWithInteractiveBackground": PageIndexViewStyle(backgroundDisplayMode: .interactive),
        ]
    }
}
