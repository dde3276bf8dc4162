/// The arrangement of labeled content.
@BuiltInStyles(AutomaticLabeledContentStyle.self)
@MainActor @preconcurrency public protocol LabeledContentStyle: _ControlStyle<LabeledContentStyleConfiguration> {
    typealias Configuration = LabeledContentStyleConfiguration
}

/// Labeled content, as a style sees it.
public typealias LabeledContentStyleConfiguration = LabelAndContentStyleConfiguration<ViewType.LabeledContent>

extension ViewType.LabeledContent: _LabelAndContentControl {
    @MainActor public static func unstyled(_ configuration: LabeledContentStyleConfiguration) -> some View {
        Views.LabeledContent(configuration)
    }
}

/// The default style, which depends on the context.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, _BuiltInStyle { public init() {} }
