/// The description of a parameter, with its type erased.
public struct ParameterInfo: Sendable {
    /// The name, under which the argument may be given.
    public let name: String
    /// The name of its type: `number`, `string`.
    public var type: String { makeType() }
    /// Whether it may be left out.
    public let isOptional: Bool
    /// Whether it may be given by its place, before or without its name.
    public let isPositional: Bool
    /// An argument as a script writes it: for the reference, and for tests that go through all kinds.
    public var example: String { makeExample() }

    /// These are made on demand: a start describes hundreds of parameters, and a spec asks for few.
    private let makeType: @Sendable () -> String
    private let makeExample: @Sendable () -> String

    package init(
        name: String, type: @autoclosure @escaping @Sendable () -> String, isOptional: Bool, isPositional: Bool,
        example: @autoclosure @escaping @Sendable () -> String
    ) {
        self.name = name
        self.isOptional = isOptional
        self.isPositional = isPositional
        makeType = type
        makeExample = example
    }
}

/// One parameter of a call from a dynamic language: its name, its type, and how it is read.
public struct Parameter<Value>: Sendable {
    /// Its description.
    public let info: ParameterInfo
    @usableFromInline let take: @MainActor @Sendable (inout Arguments) throws -> Value

    package init(_ info: ParameterInfo, take: @escaping @MainActor @Sendable (inout Arguments) throws -> Value) {
        self.info = info
        self.take = take
    }

    /// The parameter with another example, where the type's own would mean nothing: a locale among all strings.
    public func example(_ example: String) -> Parameter {
        Parameter(
            ParameterInfo(
                name: info.name, type: info.type, isOptional: info.isOptional, isPositional: info.isPositional,
                example: example),
            take: take)
    }

    @inlinable
    @MainActor package func take(from arguments: inout Arguments) throws -> Value {
        try take(&arguments)
    }
}

extension Parameter {
    /// A parameter that takes what `type` is made from.
    package init<Taken: DynamicConvertible>(
        _ name: String, _ type: Taken.Type, isOptional: Bool = false, isPositional: Bool,
        take: @escaping @MainActor @Sendable (inout Arguments) throws -> Value
    ) {
        self.init(
            ParameterInfo(
                name: name, type: Taken.dynamicName, isOptional: isOptional, isPositional: isPositional,
                example: Taken.dynamicExample), take: take)
    }
}

extension Parameter where Value: DynamicConvertible {
    /// A parameter that has to be given, by place or by name.
    public static func required(_ name: String, _ type: Value.Type = Value.self) -> Parameter {
        required(name, isPositional: true)
    }

    /// A parameter that has to be given by name, where what is given in order is the content.
    public static func named(_ name: String, _ type: Value.Type = Value.self) -> Parameter {
        required(name, isPositional: false)
    }

    private static func required(_ name: String, isPositional: Bool) -> Parameter {
        Parameter(name, Value.self, isPositional: isPositional) {
            guard let value = $0.take(name, positional: isPositional) else {
                throw ArgumentError.missing(argument: name, expected: Value.dynamicName)
            }
            return try convert(value, name)
        }
    }

    /// A parameter with a default, given by name only, unless it is said to be `positional`.
    public static func defaulted(
        _ name: String, _ value: @autoclosure @escaping @Sendable () -> Value, positional: Bool = false
    ) -> Parameter {
        Parameter(name, Value.self, isOptional: true, isPositional: positional) {
            guard let given = $0.take(name, positional: positional) else { return value() }
            return try convert(given, name)
        }
    }

    @MainActor package static func convert(_ value: DynamicValue, _ name: String) throws -> Value {
        do {
            return try Value.make(from: value)
        } catch ArgumentError.wrongType("", let expected, let found) {
            throw ArgumentError.wrongType(argument: name, expected: expected, found: found)
        }
    }
}

extension Parameter {
    /// A parameter that may be left out, given by name only, unless it is said to be `positional`.
    public static func optional<Wrapped: DynamicConvertible>(
        _ name: String, _ type: Wrapped.Type, positional: Bool = false
    ) -> Parameter where Value == Wrapped? {
        Parameter(name, Wrapped.self, isOptional: true, isPositional: positional) {
            guard let given = $0.take(name, positional: positional) else { return nil }
            return try Parameter<Wrapped>.convert(given, name)
        }
    }
}
