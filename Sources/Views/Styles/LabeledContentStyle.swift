/// The arrangement of labeled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle: _ControlStyle where _Configuration == LabeledContentStyleConfiguration {
    typealias Configuration = LabeledContentStyleConfiguration
}

/// Labeled content, as a style sees it.
public nonisolated struct LabeledContentStyleConfiguration: _LabelAndContentConfiguration, _ControlStyleConfiguration {
    /// The label.
    public let label: Self.Label
    /// The content.
    public let content: Self.Content

    package init(label: Self.Label = .init(), content: Self.Content = .init()) {
        self.label = label
        self.content = content
    }

    @MainActor public var _control: some View { LabeledContent(self) }
}

/// The default style, which depends on the context.
public nonisolated struct AutomaticLabeledContentStyle: LabeledContentStyle, _BuiltInStyle { public init() {} }
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public nonisolated static var automatic: Self { .init() }
}

extension ModifierType {
    /// Sets the style of labeled content.
    public enum LabeledContentStyle: StyleFamily {
        public typealias Style = any Views.LabeledContentStyle
        public typealias Configuration = LabeledContentStyleConfiguration
        public static let kind = style("LabeledContentStyle")
    }
}

extension View {
    /// Sets the style of the labeled content in this view.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        self.style(ModifierType.LabeledContentStyle.self, style)
    }
}

extension ModifierReaders {
    /// The style that this view sets for its labeled content.
    public var labeledContentStyle: ModifierReader<Any> { .init(ModifierType.LabeledContentStyle.self) }
}
