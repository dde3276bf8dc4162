/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable, NamedValues {
    case mini
    case small
    case regular
    case large
    case extraLarge
}

extension EnvironmentValues {
    /// The size of the controls in the view.
    @Entry public var controlSize: ControlSize = .regular
}

extension View {
    /// Sets the size of the controls in this view.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        setting(ModifierType.ControlSize.self, controlSize)
    }
}

extension ModifierType {
    /// The size that this view sets for its controls.
    @EnvironmentModifier(\.controlSize, "size") public var controlSize: ModifierReader<Views.ControlSize>
}
