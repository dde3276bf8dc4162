extension ModifierType {
    /// Draws a view as one before effects around it apply.
    public enum CompositingGroup: AttributeModifierType {
        public typealias Value = Void
        public static let kind = attribute("CompositingGroup")
    }
}

extension View {
    /// Draws the view as one before effects around it apply.
    public nonisolated func compositingGroup() -> some View {
        attribute(ModifierType.CompositingGroup.self, ())
    }
}

extension ModifierReaders {
    /// Passes where a modifier of this view has it drawn as one. Throws `InspectionError.modifierNotFound` where
    /// none does.
    public var compositingGroup: ModifierReader<Void> {
        .init(ModifierType.CompositingGroup.self)
    }
}
