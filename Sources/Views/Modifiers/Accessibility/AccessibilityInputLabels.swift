extension View {
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

    /// Sets the names by which a user can refer to the view in voice control, in order of importance.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels(_ inputLabels: [LocalizedStringResource]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }
}

extension ModifierType {
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

    public var accessibilityInputLabels: ModifierReader<[Text]> { .init(ModifierType.AccessibilityInputLabels.self) }
}
