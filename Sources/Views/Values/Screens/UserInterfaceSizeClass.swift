/// The amount of space along an axis of the screen.
public nonisolated enum UserInterfaceSizeClass: Hashable, CaseIterable, Sendable, NamedValues {
    /// Little space, as in the width of a phone in portrait orientation.
    case compact
    /// Ample space, as along both axes of a tablet.
    case regular

    public static var dynamicName: String { "size class" }
}

extension EnvironmentValues {
    /// The size class of the width; compact by default, as on a phone in portrait orientation.
    @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact

    /// The size class of the height; regular by default, as on a phone in portrait orientation.
    @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular
}
