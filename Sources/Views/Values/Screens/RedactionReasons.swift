/// Why the content of a view is not shown.
public nonisolated struct RedactionReasons: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It isn't there yet.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Others may look.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// It is out of date.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

extension RedactionReasons: NamedOptions {
    /// The options by the names that a dynamic language gives them.
    public static var namedOptions: [(name: String, value: RedactionReasons)] {
        [("placeholder", .placeholder), ("privacy", .privacy), ("invalidated", .invalidated)]
    }
}
