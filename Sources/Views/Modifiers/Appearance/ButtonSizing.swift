/// The width of a button.
public nonisolated enum ButtonSizing: Hashable, CaseIterable, Sendable, NamedValues {
    /// The style of the button decides.
    case automatic
    /// As wide as its label.
    case fitted
    /// As wide as there is room.
    case flexible
}

extension View {
    /// Sets the width of the buttons in the view.
    public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
        attribute(ModifierType.ButtonSizing.self, sizing)
    }
}

extension ModifierType {
    @AttributeModifier("sizing") public var buttonSizing: ModifierReader<Views.ButtonSizing>
}
