extension ModifierType {
    /// Gives the words that a view may be called by, the best ones first.
    public enum AccessibilityInputLabels: AttributeModifierType {
        public typealias Value = [Text]
        public static let kind = attribute(
            "AccessibilityInputLabels",
            reads: [
                Member("accessibilityInputLabels") { node in
                    try node.attribute(AccessibilityInputLabels.self)
                        .map { $0.string(locale: node.environment.locale) }
                }
            ],
            forms: [form(.spread("labels", [TextSource].self)) { $0.map(\.text) }])
    }
}

extension View {
    /// Gives the words that the view may be called by when somebody speaks to the app, the best ones first.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        attribute(ModifierType.AccessibilityInputLabels.self, inputLabels)
    }

    /// Gives the words that the view may be called by when somebody speaks to the app, the best ones first.
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Gives the words that the view may be called by when somebody speaks to the app, the best ones first.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Gives the words that the view may be called by. The call of older source.
    public nonisolated func accessibility(inputLabels: [Text]) -> some View {
        accessibilityInputLabels(inputLabels)
    }
}

extension ModifierReaders {
    /// The words that a modifier of the view lets it be called by, the best ones first.
    public var accessibilityInputLabels: ModifierReader<[Text]> { .init(ModifierType.AccessibilityInputLabels.self) }
}
