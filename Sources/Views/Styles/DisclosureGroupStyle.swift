/// The appearance and behavior of disclosure groups.
@BuiltInStyles(AutomaticDisclosureGroupStyle.self)
@MainActor @preconcurrency public protocol DisclosureGroupStyle: _ControlStyle<DisclosureGroupStyleConfiguration> {
    typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A disclosure group, as a style sees it.
@ConfigurationMembers public nonisolated struct DisclosureGroupStyleConfiguration: _ControlStyleConfiguration {
    /// The label of the group.
    public let label: Self.Label
    /// The content of the group, whether or not the group is expanded.
    public let content: Self.Content
    /// Whether the content is shown. Setting it shows or hides the content.
    @Binding public var isExpanded: Bool

    @MainActor public var _control: some View { DisclosureGroup(self) }
}

/// The default style, which depends on the context.
public nonisolated struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, _BuiltInStyle { public init() {} }
