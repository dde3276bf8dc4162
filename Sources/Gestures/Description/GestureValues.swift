import Foundation

/// The value of a gesture that has a counterpart in a dynamic language.
protocol GestureValue: DynamicConvertible {}

/// Reads a gesture's value from a table of a dynamic language.
@MainActor
struct GestureFields {
    private let value: DynamicValue
    private let type: any DynamicConvertible.Type

    init(_ value: DynamicValue, _ type: any DynamicConvertible.Type) {
        self.value = value
        self.type = type
    }

    /// A required field.
    /// - Throws: `ArgumentError.wrongType`.
    func required<Field: DynamicConvertible>(_ name: String, _ field: Field.Type) throws -> Field {
        guard let found = try optional(name, field) else {
            throw ArgumentError.wrongType(argument: "", expected: type.dynamicName, found: value.summary)
        }
        return found
    }

    /// An optional field.
    /// - Throws: `ArgumentError.wrongType`.
    func optional<Field: DynamicConvertible>(_ name: String, _ field: Field.Type) throws -> Field? {
        try value.field(name).map { try Parameter<Field>.convert($0, name) }
    }
}

/// Values of gestures on their way between the model and a dynamic language, whatever their types.
@MainActor
enum GestureValues {
    /// The value for the language; nothing for one that has no counterpart, such as that of a tap.
    static func dynamicValue(of value: Any) -> DynamicValue {
        if value is Void { return .none }
        return (value as? any DynamicConvertible)?.dynamicValue ?? .object(value)
    }

    /// A value of a type.
    /// - Throws: `ArgumentError.wrongType`.
    static func make<Value>(_ type: Value.Type, from value: DynamicValue) throws -> Value {
        if let nothing = () as? Value { return nothing }
        if case .object(let object) = value, let same = object as? Value { return same }
        if let type = type as? any DynamicConvertible.Type { return try type.make(from: value) as! Value }
        throw ArgumentError.wrongType(argument: "", expected: TypeName.short(of: type), found: value.summary)
    }

    /// A part of a composed value that may be left out.
    static func part<Value>(_ type: Value.Type, _ name: String, of value: DynamicValue) throws -> Value? {
        try value.field(name).map { try make(type, from: $0) }
    }
}

extension Gesture {
    /// A value of this gesture.
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor func value(from value: DynamicValue) throws -> Any {
        do {
            return try GestureValues.make(Value.self, from: value)
        } catch ArgumentError.wrongType("", let expected, let found) {
            throw ArgumentError.wrongType(argument: "value", expected: expected, found: found)
        }
    }
}

extension ExclusiveGesture.Value: GestureValue, DynamicConvertible {
    public static var dynamicName: String { "table with first or second" }
    public static var dynamicExample: String { "{ first = true }" }

    @MainActor public static func make(from value: DynamicValue) throws -> Self {
        if let first = try GestureValues.part(First.Value.self, "first", of: value) { return .first(first) }
        if let second = try GestureValues.part(Second.Value.self, "second", of: value) { return .second(second) }
        throw mismatch(value)
    }

    /// The value for a dynamic language: a table with one of the two; true stands for a value that is nothing.
    @MainActor public var dynamicValue: DynamicValue {
        switch self {
        case .first(let value): .record(["first": GestureValues.dynamicValue(of: value).orTrue])
        case .second(let value): .record(["second": GestureValues.dynamicValue(of: value).orTrue])
        }
    }
}

extension SequenceGesture.Value: GestureValue, DynamicConvertible {
    public static var dynamicName: String { "table with first and, where it has begun, second" }
    public static var dynamicExample: String { "{ first = true }" }

    /// Makes a value from one of a dynamic language; `hasEndedFirst = true` says that the first gesture has ended.
    /// - Throws: `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> Self {
        guard let first = try GestureValues.part(First.Value.self, "first", of: value) else { throw mismatch(value) }
        let second = try GestureValues.part(Second.Value.self, "second", of: value)
        let hasEnded = try value.field("hasEndedFirst").map { try Bool.make(from: $0) } ?? (second != nil)
        return hasEnded ? .second(first, second) : .first(first)
    }

    /// The value for a dynamic language: a table with the value of the first gesture, whether that has ended, and the
    /// value of the second one from when it has begun. True stands for a value that is nothing.
    @MainActor public var dynamicValue: DynamicValue {
        switch self {
        case .first(let value):
            return .record(["first": GestureValues.dynamicValue(of: value).orTrue, "hasEndedFirst": .boolean(false)])
        case .second(let value, let next):
            var fields = ["first": GestureValues.dynamicValue(of: value).orTrue, "hasEndedFirst": .boolean(true)]
            fields["second"] = next.map { GestureValues.dynamicValue(of: $0).orTrue }
            return .record(fields)
        }
    }
}

extension SimultaneousGesture.Value: GestureValue, DynamicConvertible {
    public static var dynamicName: String { "table with first, second or both" }
    public static var dynamicExample: String { "{ first = true }" }

    @MainActor public static func make(from value: DynamicValue) throws -> Self {
        let first = try GestureValues.part(First.Value.self, "first", of: value)
        let second = try GestureValues.part(Second.Value.self, "second", of: value)
        guard first != nil || second != nil else { throw mismatch(value) }
        return Self(both: first, and: second)
    }

    /// The value for a dynamic language: a table with what each reports so far. True stands for a value that is
    /// nothing.
    @MainActor public var dynamicValue: DynamicValue {
        var fields: [String: DynamicValue] = [:]
        fields["first"] = first.map { GestureValues.dynamicValue(of: $0).orTrue }
        fields["second"] = second.map { GestureValues.dynamicValue(of: $0).orTrue }
        return .record(fields)
    }
}

extension DynamicValue {
    /// The value, or true where it is nothing: a table cannot hold nothing.
    fileprivate var orTrue: DynamicValue { if case .none = self { .boolean(true) } else { self } }
}
