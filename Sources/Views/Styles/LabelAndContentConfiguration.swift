/// A control that has a label and content, as a style sees it.
public nonisolated struct LabelAndContentStyleConfiguration<Control: _LabelAndContentControl>: StyleConfiguration,
    _ControlStyleConfiguration
{
    /// The label of the control.
    public let label: Self.Label
    /// The content of the control.
    public let content: Self.Content

    package init(label: Self.Label = .init(), content: Self.Content = .init()) {
        self.label = label
        self.content = content
    }

    @MainActor public var dynamicFields: [String: DynamicValue] { ["label": .view(label), "content": .view(content)] }

    @MainActor public var _control: some View { Control.unstyled(self) }
}

/// The kind of a control whose styles see a label and content.
public protocol _LabelAndContentControl: KnownViewType {
    associatedtype Unstyled: View

    /// The control without a style.
    @MainActor static func unstyled(_ configuration: LabelAndContentStyleConfiguration<Self>) -> Unstyled
}
