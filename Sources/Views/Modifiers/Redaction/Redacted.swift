private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }

extension EnvironmentValues {
    /// Why the content of views is not shown; empty where it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

extension ModifierType {
    /// Hides the content of a view for a reason.
    public enum Redacted: AttributeModifierType {
        public typealias Value = RedactionReasons
        public static let kind = attribute("Redacted", .required("reason", RedactionReasons.self))

        /// Adds the reason to those that there are.
        public static func modify(_ environment: inout EnvironmentValues, by value: RedactionReasons) {
            environment.redactionReasons.formUnion(value)
        }
    }
}

extension View {
    /// Hides the content of the view for a reason, beside those that there are around it.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        attribute(ModifierType.Redacted.self, reason)
    }
}

extension ModifierReaders {
    /// Why a modifier hides the content of this view.
    public var redacted: ModifierReader<RedactionReasons> { .init(ModifierType.Redacted.self) }
}
