/// The regions that cover parts of a screen.
@MemberwiseInit public nonisolated struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Bars and the device.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension SafeAreaRegions: NamedValues {
    public static var namedValues: [(name: String, value: SafeAreaRegions)] {
        [("all", .all), ("container", .container), ("keyboard", .keyboard)]
    }
}
