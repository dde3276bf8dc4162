extension View {
    /// Sets the accessibility label of the view, which says what it is.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        labeling(ModifierType.AccessibilityLabel.self, label)
    }

    /// Sets the accessibility label of the view, which says what it is.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the accessibility label of the view, which says what it is.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Sets the accessibility label of the view. Deprecated in SwiftUI.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the accessibility value of the view, such as the position of a slider.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        labeling(ModifierType.AccessibilityValue.self, value)
    }

    /// Sets the accessibility value of the view, such as the position of a slider.
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the accessibility value of the view, such as the position of a slider.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Sets the accessibility value of the view. Deprecated in SwiftUI.
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Sets the accessibility hint of the view, which says what happens when it is used.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        labeling(ModifierType.AccessibilityHint.self, hint)
    }

    /// Sets the accessibility hint of the view, which says what happens when it is used.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the accessibility hint of the view, which says what happens when it is used.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Sets the accessibility hint of the view. Deprecated in SwiftUI.
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Sets the names by which a user can refer to the view in voice control, in order of importance.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        attribute(ModifierType.AccessibilityInputLabels.self, inputLabels)
    }

    /// Sets the names by which a user can refer to the view in voice control, in order of importance.
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Sets the names by which a user can refer to the view in voice control, in order of importance.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Sets the names by which a user can refer to the view in voice control. Deprecated in SwiftUI.
    public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}

extension ModifierType {
    public enum AccessibilityLabel: LabelingModifierType {
        public static let kind = labeling("AccessibilityLabel")
    }

    public enum AccessibilityValue: LabelingModifierType {
        public static let kind = labeling("AccessibilityValue")
    }

    public enum AccessibilityHint: LabelingModifierType {
        public static let kind = labeling("AccessibilityHint")
    }

    public enum AccessibilityInputLabels: AttributeModifierType {
        public static let attribute = ModifierAttribute<[Text]>(
            "AccessibilityInputLabels",
            reads: [
                .reading("accessibilityInputLabels") { node, value in
                    try value(node).map { $0.string(locale: node.environment.locale) }
                }
            ],
            forms: [.form(.spread("labels", [TextSource].self)) { $0.map(\.text) }])
    }
}

extension ModifierReaders {
    public var accessibilityLabel: ModifierSubtree<ViewType.Text> { .init(call: "accessibilityLabel") }
    public var accessibilityValue: ModifierSubtree<ViewType.Text> { .init(call: "accessibilityValue") }
    public var accessibilityHint: ModifierSubtree<ViewType.Text> { .init(call: "accessibilityHint") }
    public var accessibilityInputLabels: ModifierReader<[Text]> { .init(ModifierType.AccessibilityInputLabels.self) }
}
