private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
    /// Why the content of views is not shown; empty where it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

extension View {
    /// Redacts the content of the view for a reason, in addition to those set around it.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        attribute(ModifierType.Redacted.self, reason)
    }

    /// Shows the content of the view whatever reasons there are around it not to.
    public nonisolated func unredacted() -> some View { attribute(ModifierType.Unredacted.self) }

    /// Marks the view as private, so that it can be redacted where others may look.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        attribute(ModifierType.PrivacySensitive.self, sensitive)
    }
}

extension ModifierType {
    public enum Redacted: AttributeModifierType {
        public static let attribute = ModifierAttribute<RedactionReasons>(
            "Redacted", "reason", sets: { $0.redactionReasons.formUnion($1) })
    }

    public enum Unredacted: AttributeModifierType {
        public static let attribute = ModifierAttribute<Void>(
            "Unredacted", sets: { environment, _ in environment.redactionReasons = [] })
    }

    public enum PrivacySensitive: AttributeModifierType {
        public static let attribute = ModifierAttribute<Bool>("PrivacySensitive", "sensitive", default: true)
    }
}

extension ModifierReaders {
    public var redacted: ModifierReader<RedactionReasons> { .init(ModifierType.Redacted.self) }
    public var unredacted: ModifierReader<Void> { .init(ModifierType.Unredacted.self) }
    public var privacySensitive: ModifierReader<Bool> { .init(ModifierType.PrivacySensitive.self) }
}
