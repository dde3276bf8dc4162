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

extension ModifierType {
    /// Sets the size of controls.
    public enum ControlSize: EnvironmentModifierType {
        public static let setting = ModifierSetting("ControlSize", \.controlSize, "size")
    }
}

extension View {
    /// Sets the size of the controls in this view.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        setting(ModifierType.ControlSize.self, controlSize)
    }
}

extension ModifierReaders {
    /// The size that this view sets for its controls.
    public var controlSize: ModifierReader<ControlSize> { .init(ModifierType.ControlSize.self) }
}
