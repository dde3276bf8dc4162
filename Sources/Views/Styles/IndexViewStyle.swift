/// The appearance of page indicators.
public protocol IndexViewStyle {}

/// A dot for each page.
public nonisolated struct PageIndexViewStyle: IndexViewStyle, Equatable {
    /// When the page indicator has a background.
    public enum BackgroundDisplayMode: Hashable, Sendable {
        /// As the platform prefers.
        case automatic
        /// During interaction.
        case interactive
        case always, never
    }

    /// When the page indicator has a background.
    public let backgroundDisplayMode: BackgroundDisplayMode

    /// Creates a style that shows the background at the given times.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: Self { .init() }

    /// A dot for each page, with a background shown at the given times.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension ModifierType {
    /// Sets the style of page indicators.
    public enum IndexViewStyle: StyleFamily {
        public typealias Style = any Views.IndexViewStyle
        public static let kind = style("IndexViewStyle")

        public static var variants: KeyValuePairs<String, Any> {
            [
                "page": PageIndexViewStyle(),
                "pageWithBackground": PageIndexViewStyle(backgroundDisplayMode: .always),
                "pageWithoutBackground": PageIndexViewStyle(backgroundDisplayMode: .never),
                "pageWithInteractiveBackground": PageIndexViewStyle(backgroundDisplayMode: .interactive),
            ]
        }
    }

    /// The style that this view sets for its page indicators.
    public var indexViewStyle: ModifierReader<Any> { .init(ModifierType.IndexViewStyle.self) }
}

extension View {
    /// Sets the style of the page indicators in this view.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        self.style(ModifierType.IndexViewStyle.self, style)
    }
}
