/// The views of a lazy stack that stay visible while it is scrolled.
@MemberwiseInit public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

extension PinnedScrollableViews: NamedValues {
    public static var dynamicName: String { "pinned views" }
    public static var namedValues: [(name: String, value: PinnedScrollableViews)] {
        [
            ("sectionHeaders", .sectionHeaders), ("sectionFooters", .sectionFooters),
            ("both", [.sectionHeaders, .sectionFooters]), ("none", []),
        ]
    }
}
