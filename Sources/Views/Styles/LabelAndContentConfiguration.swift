/// A control that has a label and content, as a style sees it.
@ConfigurationMembers
public nonisolated struct LabelAndContentStyleConfiguration<
    Control: _LabelAndContentControl
>: _ControlStyleConfiguration {
    /// The label of the control.
    public let label: Self.Label
    /// The content of the control.
    public let content: Self.Content

    @MainActor public var _control: some View { Control.unstyled(self) }
}

/// The kind of a control whose styles see a label and content.
public protocol _LabelAndContentControl: KnownViewType {
    associatedtype Unstyled: View

    /// The control without a style.
    @MainActor static func unstyled(_ configuration: LabelAndContentStyleConfiguration<Self>) -> Unstyled
}
