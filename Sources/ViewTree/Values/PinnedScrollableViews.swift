/// Which views of a lazy stack stay in sight while it is scrolled.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt32

    /// Makes one from its rawValue.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The value `sectionHeaders`.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The value `sectionFooters`.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

extension PinnedScrollableViews: NamedValues {
    /// How messages call the type.
    public static var dynamicName: String { "pinned views" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, PinnedScrollableViews> {
        [
            "sectionHeaders": .sectionHeaders, "sectionFooters": .sectionFooters,
            "both": [.sectionHeaders, .sectionFooters], "none": [],
        ]
    }
}
