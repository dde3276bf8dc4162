/// The appearance and behavior of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _ControlStyle where _Configuration == DisclosureGroupStyleConfiguration {
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A disclosure group, as a style sees it.
public nonisolated struct DisclosureGroupStyleConfiguration: StyleConfiguration, _ControlStyleConfiguration {
    /// The label of the group.
    public let label: Self.Label
    /// The content of the group, whether or not the group is expanded.
    public let content: Self.Content
    /// Whether the content is shown. Setting it shows or hides the content.
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

    @MainActor public var _control: some View { DisclosureGroup(self) }
}

/// The default style, which depends on the context.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _BuiltInStyle { public init() {} }
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public nonisolated static var automatic: Self { .init() }
}

extension View {
    /// Sets the style of the disclosure groups in this view.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        self.style(ModifierType.DisclosureGroupStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its disclosure groups.
    @StyleModifier((any Views.DisclosureGroupStyle).self, DisclosureGroupStyleConfiguration.self)
    public var disclosureGroupStyle: ModifierReader<Any>
}
