/// Says how the dots look that stand for the pages of a view.
public protocol IndexViewStyle {}

/// A dot for each page.
public nonisolated struct PageIndexViewStyle: IndexViewStyle, Equatable {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Equatable, Sendable {
        private let name: String

        /// As the platform has it.
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        /// While somebody uses the dots.
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        /// Always.
        public static let always = BackgroundDisplayMode(name: "always")
        /// Never.
        public static let never = BackgroundDisplayMode(name: "never")
    }

    /// When the dots have a background.
    public let backgroundDisplayMode: BackgroundDisplayMode

    /// Makes one from its backgroundDisplayMode.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    /// A dot for each page.
    public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// A dot for each page, before a background.
    public nonisolated static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension ModifierType {
    /// Says how the dots look that stand for the pages of a view.
    public enum IndexViewStyle: StyleFamily {
        public static let kind = style("IndexViewStyle")

        /// The styles that come with the model; those of a page are told apart by when the dots have a background.
        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "page": PageIndexViewStyle(),
                "pageWithBackground": PageIndexViewStyle(backgroundDisplayMode: .always),
                "pageWithoutBackground": PageIndexViewStyle(backgroundDisplayMode: .never),
                "pageWithInteractiveBackground": PageIndexViewStyle(backgroundDisplayMode: .interactive),
            ]
        }
    }
}

extension View {
    /// Has the dots that stand for pages in the view look as the style says.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        self.style(ModifierType.IndexViewStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives the dots that stand for pages.
    public var indexViewStyle: ModifierReader<Any> { .init(ModifierType.IndexViewStyle.self) }
}
