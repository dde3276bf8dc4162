/// What positions are measured from.
public nonisolated enum CoordinateSpace: Hashable, @unchecked Sendable {
    /// The screen.
    case global
    /// The view itself.
    case local
    /// The view around with this name.
    case named(AnyHashable)

    /// Whether it is the screen.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view itself.
    public var isLocal: Bool { self == .local }
}
