/// The device that a preview shows, by its name.
@MemberwiseInit
public nonisolated struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    public let rawValue: String

    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}

extension PreviewDevice: DynamicConvertible {
    public static var dynamicName: String { "string" }
    public static var dynamicExample: String { "'iPhone SE'" }
    @MainActor public static func make(from value: DynamicValue) throws -> PreviewDevice {
        PreviewDevice(rawValue: try String.make(from: value))
    }
    public var dynamicValue: DynamicValue { .string(rawValue) }
}
