/// How much room controls take.
public enum ControlSize: Hashable, CaseIterable, Sendable, NamedValues {
    /// The least.
    case mini
    /// Little.
    case small
    /// As usual.
    case regular
    /// Much.
    case large
    /// The most.
    case extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }

extension EnvironmentValues {
    /// How much room the controls in the view take.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension ModifierType {
    /// Says how much room controls take.
    public enum ControlSize: EnvironmentModifierType {
        /// Where it stands in the environment.
        public static var keyPath: WritableKeyPath<EnvironmentValues, Views.ControlSize> { \.controlSize }
        public static let kind = setting("ControlSize", .required("size", Views.ControlSize.self))
    }
}

extension View {
    /// Says how much room the controls in the view take.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        setting(ModifierType.ControlSize.self, controlSize)
    }
}

extension ModifierReaders {
    /// How much room the view gives its controls.
    public var controlSize: ModifierReader<ControlSize> { .init(ModifierType.ControlSize.self) }
}
