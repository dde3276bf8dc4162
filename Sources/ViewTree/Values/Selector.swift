/// The name of a command that a menu sends, such as `"duplicate:"`. Where there is no Objective-C the name is all of it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Makes one from its name.
    public init(_ name: String) {
        description = name
    }

    /// Makes one from its name.
    public init(stringLiteral name: String) {
        description = name
    }
}

extension Selector: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { "name of a command" }
    /// A value as a script writes one.
    public static var dynamicExample: String { "'duplicate:'" }

    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> Selector {
        guard case .string(let name) = value else { throw mismatch(value) }
        return Selector(name)
    }

    /// The value for a dynamic language.
    public var dynamicValue: DynamicValue { .string(description) }
}
