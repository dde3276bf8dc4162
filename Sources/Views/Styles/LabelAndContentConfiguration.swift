/// A control that has a label and content, as a style sees it.
public protocol _LabelAndContentConfiguration: StyleConfiguration {
    /// The label of the control.
    var label: Label { get }
    /// The content of the control.
    var content: Content { get }
}

extension _LabelAndContentConfiguration {
    @MainActor public var dynamicFields: [String: DynamicValue] { ["label": .view(label), "content": .view(content)] }
}
