/// The reasons why the content of a view is redacted.
@MemberwiseInit public nonisolated struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// The content isn't available yet.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// The content is private.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension RedactionReasons: NamedOptions {
    public static var namedOptions: [(name: String, value: RedactionReasons)] {
        [("placeholder", .placeholder), ("privacy", .privacy), ("invalidated", .invalidated)]
    }
}
