/// Keys that are held while something else is done.
public struct EventModifiers: OptionSet, Hashable, Sendable, NamedOptions {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock is on.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The option key.
    public static let option = EventModifiers(rawValue: 8)
    /// The command key.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// The function key.
    public static let function = EventModifiers(rawValue: 64)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad, .function]

    public static var dynamicName: String { "keys" }
    /// The options by name, in the order to list them.
    public static var namedOptions: [(name: String, value: EventModifiers)] {
        [
            ("shift", .shift), ("control", .control), ("option", .option), ("command", .command),
            ("capsLock", .capsLock),
            ("numericPad", .numericPad), ("function", .function),
        ]
    }
}
