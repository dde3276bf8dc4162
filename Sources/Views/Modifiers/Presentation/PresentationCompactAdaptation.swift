/// The form of a presented screen where room is scarce.
public nonisolated enum PresentationAdaptation: Hashable, CaseIterable, Sendable, NamedValues {
    /// The default of the presentation.
    case automatic
    /// The same form as elsewhere.
    case none
    /// A popover.
    case popover
    /// A sheet.
    case sheet
    /// A cover of the whole screen.
    case fullScreenCover
}

extension ModifierType {
    @AttributeModifier(
        .required("horizontal", PresentationAdaptation.self), .required("vertical", PresentationAdaptation.self))
    public var presentationCompactAdaptation:
        ModifierReader<(horizontal: PresentationAdaptation, vertical: PresentationAdaptation)>
}

extension View {
    /// Sets the form of the view's screen where the width or the height is compact.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets the form of the view's screen where the width is compact, and where the height is.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        attribute(
            ModifierType.PresentationCompactAdaptation.self, (horizontalAdaptation, verticalAdaptation))
    }
}
