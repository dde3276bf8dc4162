/// What two views have in common while one takes the other's place.
public nonisolated struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Where they stand.
    public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
    /// How large they are.
    public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
    /// Both.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension MatchedGeometryProperties: NamedValues {
    public static var namedValues: [(name: String, value: MatchedGeometryProperties)] {
        [("frame", .frame), ("position", .position), ("size", .size)]
    }
}
