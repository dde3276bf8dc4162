/// The writing tools that the system offers for a text.
public nonisolated enum WritingToolsBehavior: Hashable, CaseIterable, Sendable, NamedValues {
    /// The system decides.
    case automatic
    /// Everything, in place.
    case complete
    /// Suggestions in a window of their own.
    case limited
    /// Nothing.
    case disabled
}

extension View {
    /// Sets what the system's writing tools offer for the texts in the view.
    public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        attribute(ModifierType.WritingToolsBehavior.self, behavior)
    }
}

extension ModifierType {
    @AttributeModifier("behavior") public var writingToolsBehavior: ModifierReader<Views.WritingToolsBehavior>
}
