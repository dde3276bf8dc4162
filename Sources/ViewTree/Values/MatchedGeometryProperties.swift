/// What two views have in common while one takes the other's place.
public nonisolated struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt32

    /// Makes one from its rawValue.
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
    /// How messages call the type.
    public static var dynamicName: String { "matched geometry properties" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, MatchedGeometryProperties> {
        ["frame": .frame, "position": .position, "size": .size]
    }
}
