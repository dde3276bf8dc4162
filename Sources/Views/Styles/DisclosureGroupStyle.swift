/// Says how disclosure groups look and work.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View

    /// What a style is told of a disclosure group.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Returns what a disclosure group shows.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style is told of a disclosure group.
public nonisolated struct DisclosureGroupStyleConfiguration: _LabelAndContentConfiguration {
    /// The label of the group.
    public let label: Self.Label
    /// What the group contains, whether or not it is expanded.
    public let content: Self.Content
    /// Whether the content is shown; setting it shows or hides the content.
    @Binding public var isExpanded: Bool

    package init(label: Self.Label = .init(), content: Self.Content = .init(), isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }

    @MainActor public var dynamicFields: [String: DynamicValue] {
        [
            "label": .view(label), "content": .view(content), "isExpanded": .boolean(isExpanded),
            "isExpandedBinding": .binding(ModelBinding($isExpanded)),
        ]
    }
}

/// A style that comes with the model: it shows a disclosure group as it is.
public protocol _StandardDisclosureGroupStyle: DisclosureGroupStyle {}

extension _StandardDisclosureGroupStyle {
    /// The disclosure group as it is.
    public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
        DisclosureGroup(configuration)
    }
}

/// Disclosure groups look as suits the place they stand in.
public nonisolated struct AutomaticDisclosureGroupStyle: _StandardDisclosureGroupStyle {
    public init() {}
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// Disclosure groups look as suits the place they stand in.
    public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension ModifierType {
    /// Says how disclosure groups look and work.
    public enum DisclosureGroupStyle: StyleFamily {
        public static let kind = style("DisclosureGroupStyle")

        public static var builtIns: KeyValuePairs<String, Any> {
            [
                "automatic": AutomaticDisclosureGroupStyle()
            ]
        }

        /// What a disclosure group shows in a style.
        @MainActor public static func body(of style: Any, _ configuration: DisclosureGroupStyleConfiguration) -> (
            any View
        )? {
            (style as? any Views.DisclosureGroupStyle)?.makeBody(configuration: configuration)
        }
    }
}

extension View {
    /// Has the disclosure groups in the view look and work as the style says.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        self.style(ModifierType.DisclosureGroupStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that the view gives its disclosure groups.
    public var disclosureGroupStyle: ModifierReader<Any> { .init(ModifierType.DisclosureGroupStyle.self) }
}
