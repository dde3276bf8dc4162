extension ModifierType {
    /// Shows the content of a view whatever is hidden around it.
    public enum Unredacted: AttributeModifierType {
        public typealias Value = Void
        public static let kind = attribute("Unredacted")

        /// Takes all reasons away.
        public static func modify(_ environment: inout EnvironmentValues, by value: Void) {
            environment.redactionReasons = []
        }
    }
}

extension View {
    /// Shows the content of the view whatever reasons there are around it not to.
    public nonisolated func unredacted() -> some View {
        attribute(ModifierType.Unredacted.self, ())
    }
}

extension ModifierReaders {
    /// Passes where a modifier shows the content of this view whatever is hidden around it. Throws
    /// `InspectionError.modifierNotFound` where none does.
    public var unredacted: ModifierReader<Void> { .init(ModifierType.Unredacted.self) }
}
