/// What covers parts of a screen.
public nonisolated struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// Makes one from its rawValue.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Bars and the device itself.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// The keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    /// All of these.
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension SafeAreaRegions: NamedValues {
    /// How messages call the type.
    public static var dynamicName: String { "safe area regions" }
    /// The values by the names that a dynamic language gives them.
    public static var namedValues: KeyValuePairs<String, SafeAreaRegions> {
        ["all": .all, "container": .container, "keyboard": .keyboard]
    }
}
