/// The effect of a swipe in a sheet that can rest at several heights.
public nonisolated enum PresentationContentInteraction: Hashable, CaseIterable, Sendable, NamedValues {
    /// The sheet resizes before its content scrolls.
    case automatic
    /// The sheet resizes before its content scrolls.
    case resizes
    /// The content scrolls, and the sheet is resized at its indicator.
    case scrolls
}

extension View {
    /// Sets whether a swipe resizes the view's sheet or scrolls its content.
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        attribute(ModifierType.PresentationContentInteraction.self, behavior)
    }
}

extension ModifierType {
    @AttributeModifier("behavior")
    public var presentationContentInteraction: ModifierReader<Views.PresentationContentInteraction>
}
