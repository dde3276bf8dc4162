/// What a style is told of a control that has a label and a content.
public protocol _LabelAndContentConfiguration: StyleConfiguration {
    /// Stands for the label of the control.
    typealias Label = _StyleConfigurationView<Self, ViewType.StyleConfiguration.Label>
    /// Stands for what the control contains.
    typealias Content = _StyleConfigurationView<Self, ViewType.StyleConfiguration.Content>

    /// The label of the control.
    var label: Label { get }
    /// What the control contains.
    var content: Content { get }
}

extension _LabelAndContentConfiguration {
    @MainActor public var dynamicFields: [String: DynamicValue] { ["label": .view(label), "content": .view(content)] }
}
