extension EnvironmentValues {
    /// The reasons why the content of views is not shown; empty where it is.
    @Entry public var redactionReasons: RedactionReasons = []
}

extension View {
    /// Redacts the content of the view for a reason, in addition to those set around it.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        attribute(ModifierType.Redacted.self, reason)
    }
}

extension ModifierType {
    public enum Redacted: AttributeModifierType {
        public static let attribute = ModifierAttribute<RedactionReasons>(
            "Redacted", "reason", sets: { $0.redactionReasons.formUnion($1) })
    }

    public var redacted: ModifierReader<RedactionReasons> { .init(ModifierType.Redacted.self) }
}
