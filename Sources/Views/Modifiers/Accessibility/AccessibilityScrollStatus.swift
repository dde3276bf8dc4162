extension View {
    /// Sets what assistive technologies say of the position of a scrolling view.
    @TextOverloads
    public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
        attribute(ModifierType.AccessibilityScrollStatus.self, (status, isEnabled))
    }
}

extension ModifierType {
    public enum AccessibilityScrollStatus: AttributeModifierType {
        public static let attribute = ModifierAttribute<(status: Text, isEnabled: Bool)>(
            "AccessibilityScrollStatus",
            reads: [
                .record("accessibilityScrollStatus") {
                    ["status": $0.status.string(locale: Localization.defaultLocale), "isEnabled": $0.isEnabled]
                }
            ],
            forms: [.form(.required("status", TextSource.self), .defaulted("isEnabled", true)) { ($0.text, $1) }])
    }

    public var accessibilityScrollStatus: ModifierReader<(status: Text, isEnabled: Bool)> {
        .init(ModifierType.AccessibilityScrollStatus.self)
    }
}
