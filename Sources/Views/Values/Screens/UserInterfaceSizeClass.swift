/// The amount of space along an axis of the screen.
public nonisolated enum UserInterfaceSizeClass: Hashable, CaseIterable, Sendable, NamedValues {
    /// Little space, as in the width of a phone in portrait orientation.
    case compact
    /// Ample space, as along both axes of a tablet.
    case regular

    public static var dynamicName: String { "size class" }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
    /// The size class of the width; compact by default, as on a phone in portrait orientation.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The size class of the height; regular by default, as on a phone in portrait orientation.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
