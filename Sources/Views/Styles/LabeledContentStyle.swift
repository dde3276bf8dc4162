/// Says how content stands beside its label.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a labeled content.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Returns what a labeled content shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a labeled content.
public nonisolated struct LabeledContentStyleConfiguration: _LabelAndContentConfiguration {
    /// The label of the labeled content.
    public let label: Self.Label
    /// What the labeled content contains.
    public let content: Self.Content

    package init(label: Self.Label = .init(), content: Self.Content = .init()) {
        self.label = label
        self.content = content
    }
}

/// A style that comes with the model: it shows a labeled content as it is.
public protocol _StandardLabeledContentStyle: LabeledContentStyle {}

extension _StandardLabeledContentStyle {
    /// The labeled content as it is.
    public func makeBody(configuration: LabeledContentStyleConfiguration) -> some View { LabeledContent(configuration) }
}

/// The label and the content stand as suits the place.
public nonisolated struct AutomaticLabeledContentStyle: _StandardLabeledContentStyle {
    public init() {}
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label and the content stand as suits the place.
    public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension ModifierType {
    /// Says how content stands beside its label.
    public enum LabeledContentStyle: StyleFamily {
        public static let kind = style("LabeledContentStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": AutomaticLabeledContentStyle()
            ]
        }

        /// What a labeled content shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: LabeledContentStyleConfiguration) -> (
            any View
        )? {
            (style as? any Views.LabeledContentStyle)?.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Has the labeled content in the view look and work as the style says.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        self.style(ModifierType.LabeledContentStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its labeled content.
    public var labeledContentStyle: ModifierReader<Any> { .init(ModifierType.LabeledContentStyle.self) }
}
