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

    /// How messages call the type.
    public static var dynamicName: String { "control size" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, ControlSize> {
        ["mini": .mini, "small": .small, "regular": .regular, "large": .large, "extraLarge": .extraLarge]
    }
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
    public enum ControlSize: KnownModifierType {
        /// The description of the kind.
        public static let kind = Kind(
            "ControlSize", role: .modifier, summary: "Says how much room controls take.",
            members: [Member("controlSize") { try ModifierReaders().controlSize($0) }],
            forms: [DynamicForm(.required("size", ViewTree.ControlSize.self)) { made($0) }])

        static func made(_ size: ViewTree.ControlSize) -> _EnvironmentKeyWritingModifier<ViewTree.ControlSize> {
            _EnvironmentKeyWritingModifier(\.controlSize, size, kind: kind)
        }
    }
}

extension View {
    /// Says how much room the controls in the view take.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        modifier(ModifierType.ControlSize.made(controlSize))
    }
}

extension ModifierReaders {
    /// How much room the view gives its controls.
    public var controlSize: ModifierReader<ControlSize> { .init("controlSize", environment: { \.controlSize }) }
}
