/// The reasons why the content of a view is redacted.
public nonisolated struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

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
