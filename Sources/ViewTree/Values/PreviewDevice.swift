/// The device that a preview shows, by its name.
public nonisolated struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one from its rawValue.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Makes one from its name.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

extension PreviewDevice: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { "string" }
    /// A value as a script writes one.
    public static var dynamicExample: String { "'iPhone SE'" }
    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> PreviewDevice {
        PreviewDevice(rawValue: try String.make(from: value))
    }
    /// The value for a dynamic language.
    public var dynamicValue: DynamicValue { .string(rawValue) }
}
