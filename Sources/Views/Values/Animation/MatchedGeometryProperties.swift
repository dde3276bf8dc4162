/// The properties that two views share while one replaces the other.
@MemberwiseInit public nonisolated struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension MatchedGeometryProperties: NamedValues {
    public static var namedValues: [(name: String, value: MatchedGeometryProperties)] {
        [("frame", .frame), ("position", .position), ("size", .size)]
    }
}
