/// How much space there is on the screen along one axis.
public nonisolated enum UserInterfaceSizeClass: Hashable, CaseIterable, Sendable, NamedValues {
    /// Little, as along the width of a phone that is held upright.
    case compact
    /// Much, as along both axes of a tablet.
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
    /// How wide the screen is: compact where nothing sets it, as on a phone that is held upright.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// How high the screen is: regular where nothing sets it, as on a phone that is held upright.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
