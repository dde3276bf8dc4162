/// The arrangement of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle: _ControlStyle where _Configuration == LabeledContentStyleConfiguration {
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
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public nonisolated static var automatic: Self { .init() }
}

extension View {
    /// Sets the style of the labeled content in this view.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        self.style(ModifierType.LabeledContentStyle.self, style)
    }
}

extension ModifierType {
    /// The style that this view sets for its labeled content.
    @StyleModifier((any Views.LabeledContentStyle).self, LabeledContentStyleConfiguration.self)
    public var labeledContentStyle: ModifierReader<Any>
}
