import Foundation

/// How Swift's own types come from and go to a dynamic language.

extension DynamicConvertible {
    static func mismatch(_ value: DynamicValue) -> ArgumentError {
        .wrongType(argument: "", expected: dynamicName, found: value.summary)
    }
}

extension Bool: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { "boolean" }
    /// A value as a script writes one.
    public static var dynamicExample: String { "true" }
    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> Bool {
        guard case .boolean(let value) = value else { throw mismatch(value) }
        return value
    }
    /// The value for a dynamic language.
    public var dynamicValue: DynamicValue { .boolean(self) }
}

extension Int: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { "integer" }
    /// A value as a script writes one.
    public static var dynamicExample: String { "2" }
    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> Int {
        switch value {
        case .integer(let value): return value
        case .number(let number):
            guard let exact = Int(exactly: number) else { throw mismatch(value) }
            return exact
        default: throw mismatch(value)
        }
    }
    /// The value for a dynamic language.
    public var dynamicValue: DynamicValue { .integer(self) }
}

extension Double: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { "number" }
    /// A value as a script writes one.
    public static var dynamicExample: String { "0.5" }
    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> Double {
        switch value {
        case .integer(let value): return Double(value)
        case .number(let value): return value
        default: throw mismatch(value)
        }
    }
    /// The value for a dynamic language.
    public var dynamicValue: DynamicValue { .number(self) }
}

extension CGFloat: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { "number" }
    /// A value as a script writes one.
    public static var dynamicExample: String { "8" }
    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> CGFloat {
        CGFloat(try Double.make(from: value))
    }
    /// A whole number goes out as an integer, so that it prints as it was written.
    public var dynamicValue: DynamicValue {
        Int(exactly: native).map { .integer($0) } ?? .number(native)
    }
}

extension String: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { "string" }
    /// A value as a script writes one.
    public static var dynamicExample: String { "'word'" }
    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> String {
        guard case .string(let value) = value else { throw mismatch(value) }
        return value
    }
    /// The value for a dynamic language.
    public var dynamicValue: DynamicValue { .string(self) }
}

extension Optional: DynamicConvertible where Wrapped: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { "\(Wrapped.dynamicName) or nil" }
    /// A value as a script writes one.
    public static var dynamicExample: String { Wrapped.dynamicExample }
    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> Wrapped? {
        if case .none = value { return nil }
        return try Wrapped.make(from: value)
    }
    /// The value for a dynamic language.
    public var dynamicValue: DynamicValue { self?.dynamicValue ?? .none }
}

extension Array: DynamicConvertible where Element: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { "list of \(Element.dynamicName)" }
    /// A value as a script writes one.
    public static var dynamicExample: String { "{ \(Element.dynamicExample), \(Element.dynamicExample) }" }
    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> [Element] {
        guard let values = try value.elements() else { throw mismatch(value) }
        return try values.map { try Element.make(from: $0) }
    }
    /// The value for a dynamic language.
    public var dynamicValue: DynamicValue { .list(map(\.dynamicValue)) }
}

extension DynamicValue: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { "any value" }
    /// A value as a script writes one.
    public static var dynamicExample: String { "'word'" }
    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> DynamicValue { value }
    /// The value for a dynamic language.
    public var dynamicValue: DynamicValue { self }
}

extension AnyHashable: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String { "string, number or boolean" }
    /// A value as a script writes one.
    public static var dynamicExample: String { "'word'" }
    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> AnyHashable {
        switch value {
        case .string(let value): return value
        case .integer(let value): return value
        case .number(let value): return value
        case .boolean(let value): return value
        case .object(let object):
            guard let hashable = object as? any Hashable else { throw mismatch(value) }
            return AnyHashable(hashable)
        default: throw mismatch(value)
        }
    }
    /// The value for a dynamic language.
    @MainActor public var dynamicValue: DynamicValue {
        (base as? any DynamicConvertible)?.dynamicValue ?? .object(base)
    }
}

extension Binding: DynamicConvertible where Value: DynamicConvertible {
    /// How messages call the type.
    public static var dynamicName: String {
        let name = Value.dynamicName
        let article = name.hasPrefix("any ") ? "" : name.first.map("aeio".contains) == true ? "an " : "a "
        return "binding to \(article)\(name)"
    }

    /// A value as a script writes one.
    public static var dynamicExample: String { "State(\(Value.dynamicExample))" }

    /// A binding of the language, checked now and at each read; when its value has another type later, the last good
    /// one stands and the mistake is kept for whoever looks next.
    @MainActor public static func make(from value: DynamicValue) throws -> Binding<Value> {
        switch value {
        case .binding(let source):
            let last = StateBox(try Value.make(from: source.read()))
            return Binding(
                get: {
                    MainActor.assumeIsolated {
                        do {
                            last.value = try Value.make(from: source.read())
                        } catch {
                            source.keep(failure: error)
                        }
                        return MainThreadOnly(last.untracked)
                    }.value
                },
                set: { value in
                    let carried = MainThreadOnly(value)
                    MainActor.assumeIsolated {
                        do {
                            try source.write(carried.value.dynamicValue)
                        } catch {
                            source.keep(failure: error)
                        }
                    }
                })
        default:
            throw mismatch(value)
        }
    }

    /// The value for a dynamic language.
    @MainActor public var dynamicValue: DynamicValue { wrappedValue.dynamicValue }
}

/// A function of the language that is called with nothing and whose results are dropped.
public struct DynamicAction: DynamicConvertible {
    /// Calls the function. What it raises is kept and reported by whoever started the action.
    public let action: () -> Void

    /// How messages call the type.
    public static var dynamicName: String { "function" }

    /// A value as a script writes one.
    public static var dynamicExample: String { "function() end" }
    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> DynamicAction {
        guard case .function(let function) = value else { throw mismatch(value) }
        return DynamicAction { MainActor.assumeIsolated { function.callKeepingFailure([]) } }
    }

    /// The value for a dynamic language.
    @MainActor public var dynamicValue: DynamicValue { .object(self) }
}

/// A function of the language that takes one value and whose results are dropped.
public struct DynamicHandler<Argument: DynamicConvertible>: DynamicConvertible {
    /// Calls the function. What it raises is kept and reported by whoever started the action.
    public let action: (Argument) -> Void

    /// How messages call the type.
    public static var dynamicName: String { "function" }

    /// A value as a script writes one.
    public static var dynamicExample: String { "function(value) end" }
    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    @MainActor public static func make(from value: DynamicValue) throws -> DynamicHandler {
        guard case .function(let function) = value else { throw mismatch(value) }
        return DynamicHandler { argument in
            let carried = MainThreadOnly(argument)
            MainActor.assumeIsolated { function.callKeepingFailure([carried.value.dynamicValue]) }
        }
    }

    /// The value for a dynamic language.
    @MainActor public var dynamicValue: DynamicValue { .object(self) }
}

/// A type with a few values that a dynamic language names by strings.
public protocol NamedValues: DynamicConvertible, Equatable {
    /// The values by name, in the order to list them.
    static var namedValues: KeyValuePairs<String, Self> { get }
}

extension NamedValues {
    /// A value as a script writes one.
    public static var dynamicExample: String { "'\(namedValues[0].key)'" }

    /// Makes a value from one of a dynamic language. Throws `ArgumentError.wrongType`.
    public static func make(from value: DynamicValue) throws -> Self {
        if case .object(let object) = value, let same = object as? Self { return same }
        guard case .string(let name) = value else { throw mismatch(value) }
        guard let found = namedValues.first(where: { $0.key == name })?.value else {
            let names = Suggestions.ranked(namedValues.map(\.key), by: name).map { "\"\($0)\"" }
            throw ArgumentError.wrongType(
                argument: "", expected: "\(dynamicName) (\(names.joined(separator: ", ")))", found: "\"\(name)\"")
        }
        return found
    }

    /// The value for a dynamic language.
    public var dynamicValue: DynamicValue {
        Self.namedValues.first { $0.value == self }.map { .string($0.key) } ?? .object(self)
    }
}
