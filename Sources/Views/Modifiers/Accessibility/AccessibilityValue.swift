extension View {
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
}

extension ModifierType {
    public enum AccessibilityValue: LabelingModifierType {
        public static let kind = labeling("AccessibilityValue")
    }

    public var accessibilityValue: ModifierSubtree<ViewType.Text> { .init(call: "accessibilityValue") }
}
