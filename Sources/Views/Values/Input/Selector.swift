/// The name of a command that a menu sends, such as `"duplicate:"`. Without Objective-C, a selector is nothing but its name.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String

    /// Creates the selector of a name.
    public init(_ name: String) {
        description = name
    }

    public init(stringLiteral name: String) {
        description = name
    }
}

extension Selector: DynamicConvertible {
    public static var dynamicName: String { "name of a command" }
    public static var dynamicExample: String { "'duplicate:'" }

    public static func make(from value: DynamicValue) throws -> Selector {
        guard case .string(let name) = value else { throw mismatch(value) }
        return Selector(name)
    }

    public var dynamicValue: DynamicValue { .string(description) }
}
